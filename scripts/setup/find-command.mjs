/** Looks commands up on a PATH, as a shell would. */
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Tells whether a file can be run. */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Returns the path of the first of the named commands that the PATH holds, or undefined. */
export function findCommand(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  for (const name of names) {
    const folder = folders.find((candidate) => isExecutable(join(candidate, name)));
    if (folder) return join(folder, name);
  }
  return undefined;
}
