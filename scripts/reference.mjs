/** Writes docs/widgets.md anew out of the element files; a test tells when it has to be. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readElements } from './package/elements.mjs';
import { reference } from './package/reference.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
writeFileSync(new URL('../docs/widgets.md', import.meta.url), reference(readElements(root)));
