/** What the workbench knows of the widgets, and the link that keeps a choice. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import workbench from 'virtual:page-developers/workbench';
import {
  benchIn,
  benchWidgets,
  cleanValue,
  plainBench,
  queryOfBench,
  samples,
  withEntry,
} from '../../../../src/host/pages/developers/workbench/bench.js';
import { propertySamples } from '../../../../src/host/pages/developers/workbench/property-buttons.js';

const test = suite('host/pages/developers/bench');
const { elements } = workbench;
const attributesOf = (widget: string) =>
  elements.find(({ tag }) => tag === `housing-${widget}`)?.attributes ?? [];

test('every widget of the reference is on the workbench', () => {
  assert.equal(
    elements.map(({ tag }) => tag).sort(),
    benchWidgets.map((widget) => `housing-${widget}`).sort(),
  );
});

test('every attribute that is typed has a sample, and every sample an attribute', () => {
  const typed = new Set(
    elements.flatMap(({ attributes }) =>
      attributes.filter(({ type }) => type === 'string').map(({ name }) => name),
    ),
  );
  assert.equal(Object.keys(samples).sort(), [...typed].sort());
});

test('every property that a script sets has a value to try', () => {
  const named = elements.flatMap(({ tag, properties }) => properties.map(({ name }) => `${tag} ${name}`));
  assert.equal(Object.keys(propertySamples).sort(), named.sort());
});

test('a link keeps all that was chosen', () => {
  for (const widget of benchWidgets) {
    const bench = {
      ...plainBench(widget),
      attributes: Object.fromEntries(attributesOf(widget).map(({ name }) => [name, 'a & b'])),
      colours: { '--housing-brand': '#7a1f2b' },
      ...({ language: 'mr', width: 'phone', system: 'react' } as const),
    };
    assert.equal(benchIn(queryOfBench(bench), undefined, attributesOf(widget)), bench);
  }
});

test('what is plain stands in no link, and what no widget knows is left out of it', () => {
  assert.is(queryOfBench(plainBench('manage')), 'widget=manage');
  const strange = 'widget=boats&city=Pune&onclick=x&in=fr&room=wide&for=cobol&--evil=1';
  assert.equal(benchIn(strange, undefined, attributesOf('results')), {
    ...plainBench('results'),
    attributes: { city: 'Pune' },
  });
});

test('a value of a custom property cannot leave its declaration', () => {
  assert.is(cleanValue('red; } body { display: none'), 'red  body  display: none');
  assert.is(cleanValue('"></style><script>'), '/stylescript');
});

test('an entry is set, changed and taken out', () => {
  assert.equal(withEntry({ a: '1' }, 'b', ''), { a: '1', b: '' });
  assert.equal(withEntry({ a: '1' }, 'a', undefined), {});
});

test.run();
