/** Every attribute, property and slot of the reference exists and does what its row says; a row without a proof fails. */
import './shown.js';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';
import { attributeProofs } from './attribute-proofs.js';
import type { Proof } from './proof.js';
import { propertyProofs, slotProofs } from './property-proofs.js';
import { openMarket, show } from './shown.js';

interface Documented {
  tag: string;
  attributes: { name: string; field: string }[];
  properties: { name: string }[];
  slots: { name: string }[];
}
const { readElements } = await script<{ readElements: (root: string) => Documented[] }>(
  'package/elements.mjs',
);
const elements = readElements(fileURLToPath(new URL('../../..', import.meta.url)));

const test = suite('widgets/promises/attributes');
let close: () => void;

test.before(async () => {
  close = await openMarket();
});
test.after(() => {
  close();
});

const valueOf = ({ value }: Proof): unknown =>
  typeof value === 'function' ? (value as () => unknown)() : value;

const holds = async (
  tag: string,
  { beside = {}, isSo }: Proof,
  values: object,
  properties = {},
): Promise<boolean> => {
  const shown = await show(tag, { ...beside, ...values }, properties);
  const answer = await isSo(shown);
  await shown.close();
  return answer;
};

for (const { tag, attributes, properties, slots } of elements) {
  for (const { name, field } of attributes)
    test(`${tag}: the attribute ${name} and its property ${field}`, async () => {
      const proof = attributeProofs[tag]?.[name];
      if (!proof) throw new Error('nothing proves this row of docs/widgets.md');
      const attribute = valueOf(proof);
      assert.ok(await holds(tag, proof, { [name]: attribute === true ? '' : attribute }), 'attribute');
      assert.ok(await holds(tag, proof, {}, { [field]: valueOf(proof) }), 'property');
      if (proof.acts) assert.not.ok(await holds(tag, proof, {}), 'it is so without the attribute, too');
    });
  test(`${tag}: what its attributes do is not so without them`, async () => {
    const proofs = Object.entries(attributeProofs[tag] ?? {}).filter(([, { acts }]) => !acts);
    const besides = new Set(proofs.map(([, { beside }]) => JSON.stringify(beside)));
    for (const one of besides) {
      const own = proofs.filter(([, { beside }]) => JSON.stringify(beside) === one);
      const shown = await show(tag, own[0]?.[1].beside ?? {});
      for (const [name, { isSo }] of own)
        assert.not.ok(await isSo(shown), `${name}: it is so without the attribute, too`);
      await shown.close();
    }
  });
  for (const { name } of properties)
    test(`${tag}: the property ${name}`, async () => {
      const proof = propertyProofs[tag]?.[name];
      if (!proof) throw new Error('nothing proves this row of docs/widgets.md');
      assert.ok(await holds(tag, proof, {}, { [name]: proof.value }));
      assert.not.ok(await holds(tag, proof, {}), 'it is so without the property, too');
    });
  for (const { name } of slots)
    test(`${tag}: the slot ${name || 'without a name'}`, async () => {
      const proof = slotProofs[tag]?.[name];
      if (!proof) throw new Error('nothing proves this row of docs/widgets.md');
      assert.ok(await proof());
    });
}

test.run();
