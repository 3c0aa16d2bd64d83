import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

interface Bom {
  bomFormat: string;
  metadata: { component: { name: string } };
  components: { name: string; purl: string }[];
}
const { writeSbom } = await script<{ writeSbom: (root: string, to: string) => Bom }>('package/sbom.mjs');

const test = suite('scripts/package/sbom');
const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the release says what packages a server runs, and none that only builds it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-sbom-'));
  writeSbom(root, join(folder, 'sbom.cdx.json'));
  const bom = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8')) as Bom;
  rmSync(folder, { recursive: true });
  assert.is(bom.bomFormat, 'CycloneDX');
  assert.is(bom.metadata.component.name, 'housing-widgets');
  const names = bom.components.map(({ name }) => name);
  for (const name of ['fastify', 'pg', 'sharp']) assert.ok(names.includes(name), name);
  for (const name of ['eslint', 'rollup', 'playwright-core']) assert.not.ok(names.includes(name), name);
  assert.ok(bom.components.every(({ purl }) => purl.startsWith('pkg:npm/')));
});

test.run();
