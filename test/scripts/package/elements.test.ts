import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

interface Element {
  tag: string;
  attributes: { name: string; field: string; type: string; values?: string[]; description: string }[];
  events: { name: string }[];
}
const { readElements } = await script<{ readElements: (root: string) => Element[] }>('package/elements.mjs');
const { reference } = await script<{ reference: (elements: Element[]) => string }>('package/reference.mjs');
const { detailType, handlerOf } = await script<{
  detailType: (event: { name: string; description: string }) => string;
  handlerOf: (event: string) => string;
}>('package/details.mjs');

const test = suite('scripts/package');
const root = fileURLToPath(new URL('../../..', import.meta.url));

const shared = `const shared = {
  /** Ties widgets together. */
  group: { type: 'string', default: '' },
} as const satisfies AttributeSpecs;`;
const tokens = `const colours = {
  /** Letters. */
  text: ['#000', '#fff'],
} as const;
const fixed = { /** Corners. */ radius: '6px' } as const;
const textSizes = [12];`;
const anElement = (doc: string) => `import { kinds } from './kinds.js';
/**
 * Shows a thing.
 *
${doc}
 */
export const HousingThing = defineWidget({
  tag: 'housing-thing',
  attributes: { kind: { type: 'enum', values: kinds, default: 'a' }, 'open-at': { type: 'number' } },
  view: View,
});`;
const read = (folder: string, doc: string) => {
  writeInto(folder, 'src/widgets/kit/element/define-widget.ts', shared);
  writeInto(folder, 'src/widgets/kit/style/tokens.ts', tokens);
  writeInto(
    folder,
    'src/widgets/thing/kinds.ts',
    "export const kinds = ['a', 'b'] as const satisfies string[];",
  );
  writeInto(folder, 'src/widgets/thing/element.ts', anElement(doc));
  return readElements(folder)[0]!;
};
const whole = ` * @attr {string} kind - Which kind.
 * @attr {number} open-at - Where it opens.
 * @fires housing-open - It was opened: \`{ kind, id }\`.`;

test('an element is read as it is declared, lists from other files and common attributes with it', () =>
  inScratch((folder) => {
    const thing = read(folder, whole);
    assert.is(thing.tag, 'housing-thing');
    assert.equal(thing.attributes, [
      {
        name: 'kind',
        field: 'kind',
        description: 'Which kind.',
        type: 'enum',
        values: ['a', 'b'],
        default: 'a',
      },
      { name: 'open-at', field: 'openAt', description: 'Where it opens.', type: 'number' },
      { name: 'group', field: 'group', description: 'Ties widgets together.', type: 'string', default: '' },
    ] as never);
    assert.equal(thing.events, [
      { name: 'housing-open', description: 'It was opened: `{ kind, id }`.' },
    ] as never);
  }));

test('an attribute without words, and words without an attribute, stop the reading', () =>
  inScratch((folder) => {
    assert.throws(() => read(folder, ' * @attr {string} kind - Which kind.'), /open-at has no @attr/);
    assert.throws(
      () => read(folder, `${whole}\n * @attr {string} colour - None.`),
      /@attr colour is no attribute/,
    );
  }));

test('an event is typed by the fields it names, and a field of unknown type is refused', () => {
  const event = (description: string) => ({ name: 'housing-open', description });
  assert.is(detailType(event('Opened: `{ kind, id }`.')), '{ kind: ListingKind; id: string }');
  assert.is(detailType(event('Opened.')), 'null');
  assert.throws(() => detailType(event('`{ wherever }`')), /what wherever holds stands in no table/);
  assert.is(handlerOf('housing-search-change'), 'onSearchChange');
});

test('docs/widgets.md is what the element files say; else run node scripts/reference.mjs', () => {
  assert.is(readFileSync(join(root, 'docs/widgets.md'), 'utf8'), reference(readElements(root)));
});

test.run();
