/** The built process: it says where it is, refuses to start wrongly, and stops without cutting anyone off. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lockFolder } from '../../server/db/folder-lock.js';
import { openPglite } from '../../server/db/pglite-engine.js';
import { putEmptyData } from '../support/embedded-folder.js';
import { engine } from '../support/engines.js';
import { freePort } from '../support/server-process.js';
import { untilAnswered } from '../support/stack.js';

const test = suite('server/main');
const folder = mkdtempSync(join(tmpdir(), 'housing-main-'));
const root = new URL('../..', import.meta.url).pathname;
const started: ChildProcess[] = [];
/** Ends the threads of a process when it gets SIGUSR2. */
const endsThreads = new URL('../support/ends-threads.mjs', import.meta.url).href;

test.before(async () => {
  if (engine === 'pglite') await putEmptyData(folder);
});
test.after(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

interface Run {
  child: ChildProcess;
  /** Waits until the output holds a text, or the process ends. */
  said: (text: string) => Promise<string>;
  ended: Promise<{ code: number | null; output: string }>;
}

/** The server itself, and `npm start` without npm. */
const [theServer, theStart] = ['dist/server/server/main.js', 'scripts/start.mjs'];

const run = (env: Record<string, string>, program = theServer): Run => {
  const { DATABASE_URL, ...others } = process.env;
  const database = engine === 'postgres' && DATABASE_URL ? { DATABASE_URL } : {};
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { ...others, ...database, DATA_DIR: folder, DEMO: 'off', PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
  });
  started.push(child);
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  const heard = (text: string): Promise<void> =>
    new Promise((resolve) => {
      const listen = (chunk: Buffer): void => {
        output += chunk.toString();
        if (output.includes(text)) resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
    });
  const said = async (text: string): Promise<string> => {
    await Promise.race([heard(text), ended]);
    return output;
  };
  return { child, said, ended };
};

test('it prints its address and answers there; asked to stop, it still answers what is under way and ends, though its client keeps the connection', async () => {
  const { child, said, ended } = run({});
  const output = await said('ready at');
  const [, address] = /^Housing is ready at (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output) ?? [];
  assert.ok(address, output);
  assert.equal(await (await fetch(`${address}/readyz`)).json(), { status: 'ready' });
  const agent = new Agent({ keepAlive: true });
  const sent = request(`${address}/api/v1/signin`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2 },
  });
  const answer = once(sent, 'response') as Promise<[IncomingMessage]>;
  sent.write('{');
  await sleep(300);
  child.kill('SIGTERM');
  await sleep(300);
  sent.end('}');
  const [{ statusCode, headers }] = await answer;
  assert.equal([statusCode, headers.connection], [400, 'keep-alive']);
  const late = sleep(60_000).then(() => ({ code: 'it did not end in a minute' }));
  const { code } = await Promise.race([ended, late]);
  agent.destroy();
  assert.is(code, 0);
  if (engine === 'pglite') assert.is(readFileSync(join(folder, 'lock'), 'utf8'), '');
});

test('npm start hands its signals to the server, and the server ends with it however it ends', async () => {
  const stopped = run({}, theStart);
  await stopped.said('ready at');
  stopped.child.kill('SIGTERM');
  assert.is((await stopped.ended).code, 0);

  const isSoon = async (end: Promise<unknown>): Promise<void> => {
    const late = sleep(60_000).then(() => 'the server did not end in a minute');
    assert.is(await Promise.race([end.then(() => 'ended'), late]), 'ended');
  };
  const killed = run({}, theStart);
  await killed.said('ready at');
  killed.child.kill('SIGKILL');
  // What the two write to is closed once both have ended.
  await isSoon(killed.ended);

  // As when the first has ended before the server could listen for it.
  const { child } = run({});
  child.disconnect();
  await isSoon(once(child, 'exit'));
  if (engine === 'pglite') assert.is(readFileSync(join(folder, 'lock'), 'utf8'), '');
});

test('the numbers tell when each step of the start was done', async () => {
  const port = String(await freePort());
  const { child, said, ended } = run({ METRICS_PORT: port });
  await said('ready at');
  const numbers = `http://127.0.0.1:${port}/metrics`;
  await untilAnswered(numbers, child);
  const text = await (await fetch(numbers)).text();
  const seconds = Object.fromEntries(
    [...text.matchAll(/^start_step_seconds\{step="(\w+)"\} (\S+)$/gm)].map(([, step, at]) => [
      step,
      Number(at),
    ]),
  );
  const oneAfterAnother = ['settings', 'database', 'tables', 'places', 'demo', 'listening'];
  assert.equal(Object.keys(seconds).sort(), [...oneAfterAnother, 'program', 'app'].sort());
  const times = oneAfterAnother.map((step) => seconds[step]);
  assert.equal(
    times,
    times.toSorted((one = 0, other = 0) => one - other),
  );
  child.kill('SIGTERM');
  await ended;
});

test('with the demo off it draws what its own content shows, and without that nothing', async () => {
  const askFor = async (env: Record<string, string>): Promise<number> => {
    const { child, said, ended } = run(env);
    const [, address] = /ready at (http\S+)/.exec(await said('ready at')) ?? [];
    const { status } = await fetch(`${address}/media/demo/tower/banner-1-1-400.webp`);
    child.kill('SIGTERM');
    assert.is((await ended).code, 0);
    rmSync(join(folder, 'media'), { recursive: true, force: true });
    return status;
  };
  assert.is(await askFor({ DEMO: 'off' }), 200);
  assert.is(
    await askFor({ DEMO: 'off', CONTENT_DIR: join(folder, 'none'), WEB_DIR: join(folder, 'none') }),
    404,
  );
});

test('a wrong setting stops the start with its name and the remedy', async () => {
  const { said, ended } = run({ PORT: 'many' });
  await said('never said');
  const { code, output } = await ended;
  assert.is(code, 1);
  assert.match(output, /The setting PORT is wrong \(it is "many"\): give a whole number from 0 to 65535/);
  assert.not.match(output, /at .*\.ts/);
});

test('what others reach does not start without https, nor with printed codes', async () => {
  const lastLine = async (env: Record<string, string>): Promise<string> => {
    const { said, ended } = run(env);
    await said('never said');
    return (await ended).output;
  };
  assert.match(await lastLine({ HOST: '0.0.0.0' }), /The setting PUBLIC_URL is wrong/);
  assert.match(
    await lastLine({ PUBLIC_URL: 'https://homes.example', DEV: 'on' }),
    /The setting DEV is wrong/,
  );
  assert.match(await lastLine({ PUBLIC_URL: 'https://homes.example' }), /Set SMS_SENDER=http with its/);
});

// Another engine has no folder to lock.
const embeddedOnly = engine === 'pglite' ? test : test.skip;
embeddedOnly('a data folder in use stops the start in one line', async () => {
  const unlock = lockFolder(folder);
  const { said, ended } = run({});
  await said('never said');
  const { code, output } = await ended;
  unlock();
  assert.is(code, 1);
  assert.match(output, new RegExp(`in use by process ${process.pid}`));
});

embeddedOnly('a database thread that dies ends the process with the reason as its last line', async () => {
  const { child, said, ended } = run({ NODE_OPTIONS: `--import=${endsThreads}` });
  await said('ready at');
  child.kill('SIGUSR2');
  const { code, output } = await ended;
  assert.is(code, 1);
  assert.match(output, /The database has broken down, so the server ends: .+\n$/);
});

embeddedOnly(
  'a first start copies the empty database of the build, which holds no secrets of a market',
  async () => {
    const built = join(root, 'dist/server/empty-database');
    const fresh = mkdtempSync(join(tmpdir(), 'housing-first-'));
    const { child, said, ended } = run({ DATA_DIR: fresh });
    await said('ready at');
    child.kill('SIGTERM');
    await ended;
    const identifierOf = (database: string): bigint =>
      readFileSync(join(database, 'global/pg_control')).readBigUInt64LE(0);
    assert.is(identifierOf(join(fresh, 'db')), identifierOf(built));

    cpSync(built, join(fresh, 'built'), { recursive: true });
    const database = await openPglite(join(fresh, 'built'));
    const { rows } = await database.query(
      'select secret from link_secret union all select secret from place_secret',
    );
    await database.close();
    rmSync(fresh, { recursive: true, force: true });
    assert.equal(rows, []);
  },
);

embeddedOnly('what the server writes is read by no other account', async () => {
  const { child, said, ended } = run({ DEMO: 'on' });
  await said('ready at');
  const isOpen = (path: string): boolean => (statSync(join(folder, path)).mode & 0o077) !== 0;
  // What the engine made before is closed by the folder above it.
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const open = written.filter((path) => !path.startsWith('db') && isOpen(path));
  child.kill('SIGTERM');
  await ended;
  assert.is(statSync(folder).mode & 0o777, 0o700);
  assert.equal(open, []);
});

test.run();
