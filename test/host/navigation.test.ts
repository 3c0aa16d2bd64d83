import '../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isOwnPath } from '../../src/host/navigation.js';

const test = suite('host/navigation');

test('a path of the site may be returned to', () => {
  assert.ok(isOwnPath('/product?id=1'));
});

for (const path of [
  'https://elsewhere.test/',
  '//elsewhere.test/x',
  '/\\elsewhere.test',
  'product',
  '',
  null,
  7,
]) {
  test(`${JSON.stringify(path)} is no path of the site`, () => {
    assert.not.ok(isOwnPath(path));
  });
}

test.run();
