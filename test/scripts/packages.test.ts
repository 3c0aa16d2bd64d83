import { readFileSync } from 'node:fs';
import semver from 'semver';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('scripts/packages');

interface Locked {
  engines?: { node?: string };
  optional?: boolean;
  hasInstallScript?: boolean;
}
const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };

// What npm says of an optional package is nothing: it leaves out one that does not fit.
const needed = Object.entries(packages).filter(([path, { optional }]) => path !== '' && !optional);

for (const version of ['20.19.0', '22.13.0', '24.0.0'])
  test(`no package warns of Node ${version}`, () => {
    assert.ok(needed.length > 100);
    const refusing = needed.filter(
      ([, { engines }]) => engines?.node !== undefined && !semver.satisfies(version, engines.node),
    );
    assert.equal(refusing, []);
  });

test('each package with an install script is named, so that npm does not ask about it', () => {
  const withScript = needed.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''));
  assert.ok(names.length > 0);
  assert.equal(Object.keys(allowScripts).sort(), names.sort());
});

test.run();
