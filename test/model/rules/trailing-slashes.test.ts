import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withoutTrailingSlashes } from '../../../src/model/rules/trailing-slashes.js';

const test = suite('model/rules/trailing-slashes');

test('slashes at the end go, others stay', () => {
  for (const [address, expected] of [
    ['https://a.example//', 'https://a.example'],
    ['https://a.example/b', 'https://a.example/b'],
    ['///', ''],
    ['', ''],
  ] as const)
    assert.is(withoutTrailingSlashes(address), expected, address);
});

test.run();
