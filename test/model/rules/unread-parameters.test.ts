import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { unreadParameters } from '../../../src/model/rules/unread-parameters.js';

const test = suite('model/rules/unread-parameters');
const unread = (query: string) => unreadParameters(query).map(({ name, value }) => `${name}=${value}`);

test('what a search reads is no fault, its names in any case', () => {
  assert.equal(
    unread('tab=PG&city=Pune&availablefor=Girls&MinRent=5000&photos=true&sort=price-up&page=2'),
    [],
  );
  assert.equal(unread(''), []);
  assert.equal(unread('zzz='), [], 'an empty value asks for nothing');
});

test('unknown names, tabs, numbers and switches are faults, in their order', () => {
  assert.equal(unread('tab=Buy'), [], 'although it is where a search begins');
  assert.equal(unread('tab=Foo&zzz=1&minbudget=cheap&photos=yes&sort=nicest&city=Pune'), [
    'tab=Foo',
    'zzz=1',
    'minbudget=cheap',
    'photos=yes',
    'sort=nicest',
  ]);
});

test.run();
