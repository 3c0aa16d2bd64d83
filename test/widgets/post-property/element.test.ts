import '../../support/dom.js';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HousingPostProperty } from '../../../src/widgets/post-property/element.js';

const test = suite('widgets/post-property/element');

test('the README and the reference name every attribute, property, event and part', () => {
  const folder = new URL('../../../src/widgets/post-property/', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const reference = readFileSync(new URL('element.ts', folder), 'utf8');
  const named = [...reference.matchAll(/@(?:attr|prop) \{\w+\} ([\w-]+)|@(?:fires|part) ([\w-]+)/g)].map(
    ([, first, second]) => first ?? second,
  );
  assert.is(named.length, 16);
  for (const name of named) assert.match(readme, new RegExp(`\\| \`${String(name)}\` +\\|`));
  for (const name of ['kind', 'mode', 'step', 'pin', 'group'])
    assert.ok(HousingPostProperty.observedAttributes.includes(name));
});

test.run();
