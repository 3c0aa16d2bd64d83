/** Gives the tests of the site the static pages as the build would: read from content/ when they are asked for. */
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

const modules = new URL('../../scripts/pages/modules.mjs', import.meta.url).href;
const root = fileURLToPath(new URL('../..', import.meta.url));

const hook = `
import { isPageModule, pageModule } from ${JSON.stringify(modules)};
export const resolve = (specifier, context, next) =>
  isPageModule(specifier) ? { url: 'pages:' + specifier, format: 'module', shortCircuit: true } : next(specifier, context);
export const load = (url, context, next) =>
  url.startsWith('pages:')
    ? { format: 'module', source: pageModule(${JSON.stringify(root)}, url.slice('pages:'.length)), shortCircuit: true }
    : next(url, context);
`;

register(`data:text/javascript,${encodeURIComponent(hook)}`, import.meta.url);
