import '../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { kindColours } from '../../../src/host/art/kind-colours.js';
import { listingKinds } from '../../../src/model/rules/kinds.js';
import { contrast } from '../../support/contrast.js';

const test = suite('host/art/kind-colours');

test('every kind has a colour of its own', () => {
  assert.equal(Object.keys(kindColours).sort(), [...listingKinds].sort());
  const inks = listingKinds.flatMap((kind) => kindColours[kind].ink);
  assert.is(new Set(inks).size, inks.length);
});

for (const [theme, name] of ['light', 'dark'].entries())
  test(`the ${name} ink of each kind has a contrast of at least 4.5 on its ground`, () => {
    for (const [kind, { ink, ground }] of Object.entries(kindColours))
      assert.ok(contrast(ink[theme] ?? '', ground[theme] ?? '') >= 4.5, kind);
  });

test.run();
