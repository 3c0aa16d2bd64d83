/** Finds Firefox and WebKit for the journeys in other engines, or installs Debian's. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, canInstall } from './apt.mjs';
import { findCommand } from './find-command.mjs';

const PACKAGES = { firefox: ['firefox-esr'], webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'] };
const LIBRARIES = '/usr/lib';

/** Returns WebKit's small browser, which Debian keeps among the libraries. */
function findMiniBrowser(libraries) {
  for (const folder of existsSync(libraries) ? readdirSync(libraries) : [])
    for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
      const file = join(libraries, folder, version, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  return undefined;
}

/** Returns what each engine is started with; undefined where a part of it is missing. */
export function findEngines(env = process.env, libraries = LIBRARIES) {
  const firefox = findCommand(['firefox-esr', 'firefox'], env);
  const webkit = {
    driver: findCommand(['WebKitWebDriver'], env),
    browser: findMiniBrowser(libraries),
    display: findCommand(['xvfb-run'], env),
  };
  const isWhole = Object.values(webkit).every((path) => path !== undefined);
  return { firefox: firefox && { browser: firefox }, webkit: isWhole ? webkit : undefined };
}

const missing = (env, libraries) =>
  Object.entries(findEngines(env, libraries)).flatMap(([name, found]) => (found ? [] : [name]));

/** Makes sure that both engines are there; the journeys say which one was missing and run in the other. */
export async function ensureEngines({ env, say, isRoot, libraries }) {
  const lacking = missing(env, libraries);
  if (lacking.length === 0) return { ok: true, message: 'Firefox and WebKit are there' };
  const packages = lacking.flatMap((name) => PACKAGES[name]);
  const remedy = `install ${packages.join(', ')}`;
  if (!canInstall({ env, isRoot })) return { ok: true, message: `missing: ${lacking.join(', ')}; ${remedy}` };
  say(`installing ${packages.join(', ')}`);
  const { output } = await aptInstall(packages, { env });
  const still = missing(env, libraries);
  return still.length === 0
    ? { ok: true, message: 'Firefox and WebKit are there' }
    : { ok: true, message: `missing: ${still.join(', ')}; ${remedy}\n${output}` };
}
