/** custom-elements.json, by the schema that its readers go by, and complete beside the sources. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

interface Named {
  name: string;
  description?: string;
}
interface Element {
  tag: string;
  attributes: Named[];
  properties: Named[];
  events: Named[];
  slots: Named[];
  parts: Named[];
}
interface Declaration {
  tagName: string;
  attributes: Named[];
  members: Named[];
  events: Named[];
  slots: Named[];
  cssParts: Named[];
  cssProperties: (Named & { default: string })[];
}
interface Manifest {
  modules: { declarations: [Declaration] }[];
}

const { readElements } = await script<{ readElements: (root: string) => Element[] }>('package/elements.mjs');
const { customElements } = await script<{ customElements: (elements: Element[]) => Manifest }>(
  'package/editor-data.mjs',
);
const root = fileURLToPath(new URL('../../..', import.meta.url));
const elements = readElements(root);
const manifest = customElements(elements);

const test = suite('scripts/package/editor-data');

test('the manifest keeps to the schema of manifests', () => {
  const schema = createRequire(import.meta.url).resolve('custom-elements-manifest/schema.json');
  const ajv = new Ajv({ strict: false, allErrors: true });
  const isValid = ajv.compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
  assert.ok(isValid(manifest), JSON.stringify(isValid.errors, null, 1));
  assert.not(isValid({ ...manifest, modules: [{ kind: 'a folder' }] }));
});

test('attributes, properties, events, slots and parts are those of the sources, each with words', () => {
  const names = (list: Named[]): string[] => list.map(({ name }) => name);
  for (const [index, element] of elements.entries()) {
    const [declaration] = manifest.modules[index]!.declarations;
    assert.is(declaration.tagName, element.tag);
    assert.equal(names(declaration.attributes), names(element.attributes));
    assert.equal(names(declaration.events), names(element.events));
    assert.equal(names(declaration.slots), names(element.slots));
    assert.equal(names(declaration.cssParts), names(element.parts));
    assert.is(declaration.members.length, element.attributes.length + element.properties.length);
    const { attributes, events, slots, cssParts, cssProperties } = declaration;
    for (const each of [...attributes, ...events, ...slots, ...cssParts, ...cssProperties])
      assert.ok(each.description, `${element.tag} ${each.name}`);
  }
});

test('colours, sizes and letters that a page may set are told, each once, with what holds without', () => {
  const [{ cssProperties }] = manifest.modules[0]!.declarations;
  const told = cssProperties.map(({ name }) => name);
  assert.is(new Set(told).size, told.length);
  for (const name of ['--housing-brand', '--housing-on-brand', '--housing-radius-card', '--housing-space-4'])
    assert.ok(told.includes(name), name);
  assert.ok(told.includes('--housing-text-16') && told.includes('--housing-control'));
  assert.is(
    cssProperties.find(({ name }) => name === '--housing-brand')?.default,
    'light-dark(#0B6B5D, #5CCBB6)',
  );
});

test.run();
