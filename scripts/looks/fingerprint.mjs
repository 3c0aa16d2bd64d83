/** The fingerprint of text rendering on this machine: the browser's major version and its fonts. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FACES = ['system-ui', 'sans-serif', 'Noto Sans', 'Noto Sans:lang=hi', 'Noto Sans:lang=mr'];

/** The file with the fingerprint of the references. */
export const fingerprintFile = (root) => join(root, 'test/looks/references/fingerprint.json');

const said = (command, args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
};

/** Returns the fingerprint of this machine as one line of JSON. */
export function fingerprintHere(chromium) {
  const version = /(?<!\d)\d+(?=\.\d)/.exec(said(chromium, ['--version']))?.[0] ?? 'unknown';
  return JSON.stringify({ chromium: version, fonts: FACES.map((face) => said('fc-match', [face])) });
}

/** Returns the fingerprint under which the references were taken, or undefined when there are none. */
export function fingerprintKept(root) {
  const file = fingerprintFile(root);
  return existsSync(file) ? JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** Says why the looks cannot be compared here; undefined when they can. */
export function looksApart(root, chromium) {
  const here = fingerprintHere(chromium);
  if (here === fingerprintKept(root)) return undefined;
  return `LOOKS ARE NOT COMPARED: the references were taken with another browser or other fonts (here ${here})`;
}
