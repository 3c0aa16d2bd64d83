import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { en } from '../../../src/widgets/kit/words/en.js';
import { hi } from '../../../src/widgets/kit/words/hi.js';
import { mr } from '../../../src/widgets/kit/words/mr.js';

const test = suite('widgets/kit/words');

for (const [name, words] of Object.entries({ hi, mr })) {
  test(`${name} has every word of the English catalogue and none more`, () => {
    assert.equal(Object.keys(words).sort(), Object.keys(en).sort());
  });

  test(`${name} is written in Devanagari throughout`, () => {
    const { price, ...others } = words;
    const said = Object.values(others).map((word) => (typeof word === 'string' ? word : word(1 as never, 2)));
    said.push(price('1.3 Cr'), price('45.0 Lac'), price('8.0 K'));
    assert.equal(
      said.filter((word) => !/\p{Script=Devanagari}/u.test(word)),
      [],
    );
  });
}

test.run();
