/** Installs the npm packages when the lock file is not the one they were installed from. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

const noteFile = (root) => join(root, 'node_modules/.housing-lock-hash');

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Tells whether the installed packages are those of the lock file. */
export function areInstalled(root) {
  try {
    return readFileSync(noteFile(root), 'utf8').trim() === lockHash(root);
  } catch {
    return false;
  }
}

/** Runs the npm that runs this script, else the one on the PATH. */
function npmClean({ root, env }) {
  const args = ['ci', '--include=dev'];
  const [command, all] = env.npm_execpath
    ? [process.execPath, [env.npm_execpath, ...args]]
    : [process.platform === 'win32' ? 'npm.cmd' : 'npm', args];
  return new Promise((resolve) => {
    // What it prints is about setting up, too.
    const child = spawn(command, all, { cwd: root, env, stdio: ['ignore', 2, 2] });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

/** Makes sure that node_modules holds what the lock file names; safe when two commands begin at once. */
export async function ensurePackages({ root, env, say }) {
  if (areInstalled(root)) return { ok: true, message: 'packages are installed' };
  if (env.HOUSING_INSTALL === 'no')
    return { ok: false, message: 'the packages of package-lock.json are not installed: run npm ci' };
  return await withLock(
    join(root, '.cache/setup.lock'),
    async () => {
      if (areInstalled(root)) return { ok: true, message: 'packages are installed' };
      say('installing packages (npm ci)');
      if (!(await npmClean({ root, env }))) return { ok: false, message: 'npm ci failed, see above' };
      // npm ci empties node_modules first, so the note is there only after a whole install.
      writeFileSync(noteFile(root), `${lockHash(root)}\n`);
      return { ok: true, message: 'packages are installed' };
    },
    { say },
  );
}
