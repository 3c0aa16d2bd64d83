/** Which test files open a database: only those tell something new on another engine. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const IMPORTS = /(?:from|import\() ?'(\.[^']+)\.js'/g;

/** Returns what a file below test/ imports, as paths below test/ without their endings. */
const importsOf = (root, file) =>
  [...readFileSync(join(root, 'test', file), 'utf8').matchAll(IMPORTS)].map(([, path]) =>
    normalize(join(dirname(file), path)),
  );

const withoutEnding = (file) => file.replace(/\.tsx?$/, '');

/** Lists the test files, as paths below test/, that import what opens the engine under test, however far away. */
export function databaseTests(root) {
  const files = readdirSync(join(root, 'test'), { recursive: true }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('node_modules'),
  );
  const imports = new Map(files.map((file) => [withoutEnding(file), importsOf(root, file)]));
  const opening = new Set(['support/engines']);
  let before;
  do {
    before = opening.size;
    for (const [file, imported] of imports) if (imported.some((one) => opening.has(one))) opening.add(file);
  } while (opening.size > before);
  return files.filter((file) => /\.test\.tsx?$/.test(file) && opening.has(withoutEnding(file)));
}
