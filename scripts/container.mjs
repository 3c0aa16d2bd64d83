/** Builds the image of the Dockerfile, starts a server of it, and asks whether it is alive. */
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { findEngine } from './setup/container-engine.mjs';

const NAME = `housing-check-${process.pid}`;
/** What a server that others reach does not start without. */
const SETTINGS = ['PUBLIC_URL=https://homes.example', 'SMS_CONSOLE_IN_PRODUCTION=on'];
/** Seconds a first start may take. */
const LIMIT = 120;

const engine = findEngine();
const run = (...args) => execa(engine, args, { stderr: 'inherit' });

async function isAlive(address) {
  for (let second = 0; second < LIMIT; second++) {
    const reply = await fetch(`http://${address}/healthz`).catch(() => undefined);
    if (reply?.ok) return true;
    await sleep(1000);
  }
  return false;
}

try {
  await run('build', '-t', NAME, '.');
  await run(
    'run',
    '-d',
    '--name',
    NAME,
    '-p',
    '127.0.0.1::3000',
    ...SETTINGS.flatMap((each) => ['-e', each]),
    NAME,
  );
  const { stdout: address } = await run('port', NAME, '3000/tcp');
  if (!(await isAlive(address.split('\n')[0]))) {
    await execa(engine, ['logs', NAME], { stdio: 'inherit' });
    throw new Error(`The server of the image is not alive after ${LIMIT} s`);
  }
} finally {
  await execa(engine, ['rm', '-f', '-v', NAME], { reject: false });
  await execa(engine, ['rmi', '-f', NAME], { reject: false });
}
