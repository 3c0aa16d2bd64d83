/** Runs a command on a private PostgreSQL: `node scripts/postgres.mjs -- COMMAND...` sees DATABASE_URL. */
import { spawn } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';
import { startCluster } from './postgres/cluster.mjs';
import { sweepClusters } from './postgres/sweep.mjs';
import { findPostgres, POSTGRES_MISSING } from './setup/postgres.mjs';

let child;
let broken = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  // Without a handler the signal would end this process before the cluster is removed.
  process.on(signal, () => {
    broken = true;
    child?.kill(signal);
  });
}

function run([command, ...args], env) {
  return new Promise((resolve) => {
    child = spawn(command, args, { env, stdio: 'inherit' });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(127);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

const words = process.argv.slice(2);
const command = words[0] === '--' ? words.slice(1) : words;
const bin = findPostgres();
if (command.length === 0 || !bin) {
  console.error(bin ? 'Say what to run: node scripts/postgres.mjs -- COMMAND...' : POSTGRES_MISSING);
  process.exit(2);
}
sweepClusters(bin);
const cluster = startCluster(bin);
try {
  // Lets a signal that came during the blocking start of the cluster be handled.
  await setImmediate();
  process.exitCode = broken ? 130 : await run(command, { ...process.env, DATABASE_URL: cluster.url });
} finally {
  cluster.stop();
}
