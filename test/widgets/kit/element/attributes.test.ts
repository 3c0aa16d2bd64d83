import { settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { camelCase, readAttribute } from '../../../../src/widgets/kit/element/attributes.js';

const test = suite('widgets/kit/element/attributes');

const sort = { type: 'enum', values: ['newest', 'price'], default: 'newest' } as const;

/** What was complained of by the time the file of the complaints has come. */
async function complaints(run: () => void): Promise<string[]> {
  const kept = console.error;
  const heard: string[] = [];
  console.error = (text: string) => heard.push(text);
  try {
    run();
    await settle(5);
  } finally {
    console.error = kept;
  }
  return heard;
}

test('kebab-case names become camelCase', () => {
  assert.is(camelCase('results-url'), 'resultsUrl');
  assert.is(camelCase('open-in-new-tab'), 'openInNewTab');
});

test('texts are read as their type says', async () => {
  const heard = await complaints(() => {
    assert.is(readAttribute('housing-x', 'city', { type: 'string' }, 'Pune'), 'Pune');
    assert.is(readAttribute('housing-x', 'limit', { type: 'number' }, ' 12 '), 12);
    assert.is(readAttribute('housing-x', 'compact', { type: 'boolean' }, ''), true);
    assert.is(readAttribute('housing-x', 'sort', sort, 'price'), 'price');
  });
  assert.equal(heard, []);
});

test('an absent attribute has its default', () => {
  assert.is(readAttribute('housing-x', 'sort', sort, null), 'newest');
  assert.is(readAttribute('housing-x', 'compact', { type: 'boolean' }, null), false);
  assert.is(readAttribute('housing-x', 'limit', { type: 'number' }, null), undefined);
});

test('a bad value is one error that names tag, attribute, value and remedy, and the default is used', async () => {
  const heard = await complaints(() => {
    assert.is(readAttribute('housing-results', 'sort', sort, 'cheap'), 'newest');
  });
  assert.equal(heard, ['<housing-results> cannot read sort="cheap". Use one of: newest, price.']);
});

test('a misspelt word is told with the one that was meant, and only once', async () => {
  const read = () => readAttribute('housing-x', 'sort', sort, 'pirce');
  const once = '<housing-x> cannot read sort="pirce". Did you mean "price"? Use one of: newest, price.';
  assert.equal(await complaints(read), [once]);
  assert.equal(await complaints(read), []);
});

test('an empty or wordy number, and a boolean set to "false", are bad values too', async () => {
  const heard = await complaints(() => {
    assert.is(readAttribute('housing-x', 'limit', { type: 'number' }, ''), undefined);
    assert.is(readAttribute('housing-x', 'limit', { type: 'number', default: 8 }, 'ten'), 8);
    assert.is(readAttribute('housing-x', 'compact', { type: 'boolean' }, 'false'), false);
  });
  assert.is(heard.length, 3);
  assert.match(heard[2] as string, 'remove it to switch it off');
});

test.run();
