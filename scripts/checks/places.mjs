/** No file contains a path of a developer's machine or the address of a registry. */
import { linesWith } from './source-files.mjs';

const MACHINE_PATH = /(?<![\w.\-/}])\/(work|root|Users|home\/\w+)\/[\w.-]+/;
const REGISTRY_HOST = /\b(registry\.(npmjs|yarnpkg)|deb\.debian|pypi|static\.crates)\.(org|com|io)\b/;

/** Names every absolute path of a person's machine and every registry's address. */
export function namedPlaces(files) {
  return linesWith(files, (line) => (MACHINE_PATH.exec(line) ?? REGISTRY_HOST.exec(line))?.[0]);
}

/** Names the packages for which the lock file tells an address. */
export function addressesIn(lockFile) {
  return Object.entries(JSON.parse(lockFile).packages)
    .filter(([, entry]) => entry.resolved !== undefined && !entry.link)
    .map(([name]) => name);
}
