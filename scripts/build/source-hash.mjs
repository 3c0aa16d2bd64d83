/** One hash over everything that a build reads. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'src',
  'words',
  'server',
  'demo',
  'content/en',
  'content/hi',
  'content/mr',
  'scripts/build',
  'scripts/pages',
  'scripts/rollup',
  'scripts/package',
  'docs/npm-package.md',
  'examples/wordpress-plugin',
  'rollup.config.mjs',
  'tsconfig.json',
  'tsconfig.server.json',
  'package.json',
  'package-lock.json',
];

/** Returns the files of a folder and all below it, sorted; for a file, itself. */
function filesOf(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  try {
    const entries = readdirSync(full, { withFileTypes: true });
    return entries
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .flatMap((entry) =>
        entry.isDirectory() ? filesOf(root, `${path}/${entry.name}`) : [`${path}/${entry.name}`],
      );
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}

/** Returns a hash that changes with any source, setting or package of the build. */
export function sourceHash(root, settings = '') {
  const hash = createHash('sha256').update(`${process.version} ${settings}\n`);
  for (const path of SOURCES.flatMap((source) => filesOf(root, source))) {
    hash
      .update(`${path}\n`)
      .update(readFileSync(join(root, path)))
      .update('\n');
  }
  return hash.digest('hex');
}
