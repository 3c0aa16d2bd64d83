import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const { slimmed } = await script<{ slimmed: (text: string) => string }>('rollup/slim-styles.mjs');

const test = suite('scripts/rollup/slim-styles');

test('takes out comments, line breaks and spaces that no browser needs', () => {
  assert.is(
    slimmed('\n  /* Why. */\n  color: red;\n  & a, & b {\n    margin: 0 1px;\n  }\n'),
    'color:red;& a,& b{margin:0 1px;}',
  );
});

test('keeps the space after a value that is put in: without it, an animation and its duration are one word', () => {
  assert.is(
    slimmed('animation: ${turn} var(--h-spin) linear;\nwidth: calc(${wide} - 1px);'),
    'animation:${turn} var(--h-spin) linear;width:calc(${wide} - 1px);',
  );
});

test.run();
