import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { words as en } from '../../words/en/controls.js';
import { words as hi } from '../../words/hi/controls.js';
import { words as mr } from '../../words/mr/controls.js';

const test = suite('words/controls');

for (const [name, words] of Object.entries({ hi, mr })) {
  test(`${name} has every word of the English catalogue and none more`, () => {
    assert.equal(Object.keys(words).sort(), Object.keys(en).sort());
  });

  test(`${name} is written in Devanagari throughout`, () => {
    const { price, ...others } = words;
    const said = Object.values(others).map((word) => (typeof word === 'string' ? word : word(1 as never)));
    said.push(price('1.3 Cr'), price('45.0 Lac'), price('8.0 K'));
    assert.equal(
      said.filter((word) => !/\p{Script=Devanagari}/u.test(word)),
      [],
    );
  });
}

test.run();
