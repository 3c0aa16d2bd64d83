/** Installs the npm packages when the lock file is not the one they were installed from. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** Tells whether the installed packages are those of the lock file, by the list that npm leaves when it has installed all. */
export function areInstalled(root) {
  try {
    const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
    const wanted = Object.entries(packagesOf(join(root, 'package-lock.json')));
    // An optional package may be for another machine.
    return wanted.every(
      ([path, { version, optional, devOptional }]) =>
        path === '' || optional || devOptional || installed[path]?.version === version,
    );
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
      return { ok: true, message: 'packages are installed' };
    },
    { say },
  );
}
