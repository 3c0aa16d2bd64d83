import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { rulesOf } from '../../../src/host/ssr/split-rules.js';

const test = suite('host/ssr/split-rules');

test('style text is split where a rule ends, not inside it', () => {
  const rules = ['.a{color:red}', '@media print{.a{color:blue}.b{top:0}}', '@keyframes go1{to{opacity:0;}}'];
  assert.equal(rulesOf(rules.join(' ')), rules);
});

test('a quoted brace does not end a rule', () => {
  assert.equal(rulesOf('.quoted::before{content:"}"}.after-it{color:red}'), [
    '.quoted::before{content:"}"}',
    '.after-it{color:red}',
  ]);
});

test.run();
