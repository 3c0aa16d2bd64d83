/** The files that people write, by their path from the root. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDERS = ['.ci', 'content', 'demo', 'docs', 'examples', 'scripts', 'server', 'src', 'test', 'words'];
const OUTSIDE = /(^|\/)(node_modules|vendor|dist)(\/|$)/;
const TEXT = /\.(ts|tsx|mts|js|mjs|cjs|css|html|md|json|sql|svg|txt|yml)$|^\.ci\//;

/**
 * Reads all text files of the source folders and of the root itself.
 * @param {string} root
 * @returns {{ path: string, text: string }[]}
 */
export function sourceFiles(root) {
  const inFolders = FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length)),
  );
  const atRoot = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'package-lock.json')
    .map((entry) => entry.name);
  return [...inFolders, ...atRoot]
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => TEXT.test(path) && !OUTSIDE.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/**
 * Returns "path:line finding" for every line of the files in which `find` finds something.
 * @param {{ path: string, text: string }[]} files
 * @param {(line: string, path: string) => string | undefined} find
 */
export function linesWith(files, find) {
  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      const found = find(line, path);
      return found === undefined ? [] : [`${path}:${index + 1} ${found}`];
    }),
  );
}
