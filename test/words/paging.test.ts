import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { words as en } from '../../words/en/paging.js';
import { words as hi } from '../../words/hi/paging.js';
import { words as mr } from '../../words/mr/paging.js';

const test = suite('words/paging');

for (const [name, words] of Object.entries({ hi, mr })) {
  test(`${name} has every word of the English catalogue and none more`, () => {
    assert.equal(Object.keys(words).sort(), Object.keys(en).sort());
  });

  test(`${name} is written in Devanagari throughout`, () => {
    const said = Object.values(words).map((word) => (typeof word === 'string' ? word : word(1, 2)));
    assert.equal(
      said.filter((word) => !/\p{Script=Devanagari}/u.test(word)),
      [],
    );
  });
}

test.run();
