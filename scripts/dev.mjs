/** Watch mode: bundles the site and widgets again and restarts the server when a file changes. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { forgetBuild } from './build/build-if-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { ...process.env, NODE_ENV: 'development', DEV: process.env.DEV || 'on' };
// Watch mode overwrites dist/web with development files, which the next start must not serve.
forgetBuild(root);

const run = (args) => spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
const children = [
  run(['node_modules/rollup/dist/bin/rollup', '-c', '--watch', '--no-watch.clearScreen']),
  run(['--import', 'tsx', '--watch', '--watch-preserve-output', 'server/main.ts']),
];

const end = (signal) => {
  for (const child of children) child.kill(signal);
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) {
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
    end('SIGTERM');
  });
}
