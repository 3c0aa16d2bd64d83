/** The script a partner's page loads: defines one global object, finds widget tags and loads their files. */
import { widgetFiles } from 'virtual:build';
import { createLoader } from './embed/loader.js';
import { createHousing, type Housing, type HousingTask } from './embed/housing.js';
import { createRoots } from './embed/roots.js';
import { createWatch } from './embed/watch.js';

declare global {
  /** Before embed.js has loaded, an array of tasks that a page may have made; then the object of the script. */
  var Housing: Housing | HousingTask[] | undefined;
}

const begin = (script: HTMLScriptElement): void => {
  const source = script.src;
  const before = globalThis.Housing;
  if (before && 'source' in before) {
    if (before.source !== source)
      console.warn(`Housing: ${source} stands back, ${before.source} already runs.`);
    return;
  }
  const roots = createRoots(widgetFiles, (element) => {
    meet(element);
  });
  const load = createLoader(script, roots.find);
  const meet = createWatch(load.tag);
  const housing = createHousing(script, { load, roots });
  globalThis.Housing = housing;
  before?.forEach(housing.push);
  roots.discover(document);
};

// currentScript is set only while a classic script runs; page optimisers may run it in other ways.
const script = document.currentScript ?? document.querySelector('script[src*="/embed/"][src*="/embed.js"]');
if (script) begin(script as HTMLScriptElement);
