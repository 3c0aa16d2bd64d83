/** Builds what has changed, and runs the server in a process of its own, which ends with this one. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serverProcess } from './server-process.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// In a process of its own: this one, which waits for the server, would keep what packing took of memory.
const build = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

const { args, env } = serverProcess(root);
const server = spawn(process.execPath, args, {
  // Whoever starts it by hand may be trying it out; server/config.ts decides whether they are.
  env: { ...env, ...process.env, DEV: process.env.DEV || 'start' },
  // By the channel it learns that this process has ended, however it did.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => process.exit(code ?? 1));
