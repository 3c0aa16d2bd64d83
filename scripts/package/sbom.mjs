/** Writes what a server runs, package by package, as CycloneDX, beside what is built. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Asks the npm that runs this script, else the one on the PATH. */
function npm(root, args) {
  const path = process.env.npm_execpath;
  const options = {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  };
  if (path) return execFileSync(process.execPath, [path, ...args], options);
  return execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options);
}

/** Writes the bill of materials and returns it; throws when a package that the server needs is not in it. */
export function writeSbom(root, to) {
  const bom = JSON.parse(npm(root, ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev']));
  const { name, version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  // npm names the market after the folder it lies in.
  Object.assign(bom.metadata.component, { name, version, type: 'application' });
  const listed = new Map(bom.components.map((each) => [each.name, each.version]));
  const missing = Object.keys(dependencies).filter((each) => listed.get(each) !== dependencies[each]);
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.join(', ')}.`);
  writeFileSync(to, `${JSON.stringify(bom, null, 2)}\n`);
  return bom;
}
