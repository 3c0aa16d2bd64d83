/** Writes docs/widgets.md and the list of the WordPress plugin anew out of the element files; tests tell when they have to be. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readElements } from './package/elements.mjs';
import { reference } from './package/reference.mjs';
import { wordPressWidgets } from './package/wordpress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const elements = readElements(root);
writeFileSync(new URL('../docs/widgets.md', import.meta.url), reference(elements));
writeFileSync(
  new URL('../examples/wordpress-plugin/housing-widgets/widgets.json', import.meta.url),
  `${JSON.stringify(wordPressWidgets(elements), null, 2)}\n`,
);
