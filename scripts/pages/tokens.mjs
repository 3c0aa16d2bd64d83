/** The custom properties of the widgets, from the table of docs/embed-script.md, each row of which a test proves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns each property with what it is for. */
export const readTokens = (root) =>
  readFileSync(join(root, 'docs/embed-script.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `--housing-'))
    .map((line) => {
      const [, name = '', description = ''] = line.split('|').map((cell) => cell.trim());
      return { name: name.replaceAll('`', ''), description };
    });
