import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

interface Source {
  path: string;
  text: string;
}
type Check = (files: Source[]) => string[];

const { missingDecisions, oddDecisions, sharedNumbers } = await script<{
  missingDecisions: Check;
  oddDecisions: Check;
  sharedNumbers: Check;
}>('checks/decisions.mjs');
const { sourceFiles } = await script<{ sourceFiles: (root: string) => Source[] }>('checks/source-files.mjs');

const test = suite('scripts/checks/decisions');
const files = sourceFiles(fileURLToPath(new URL('../../..', import.meta.url)));

/** Put together here so that this file itself refers to no decision. */
const folder = ['docs', 'decisions', ''].join('/');
const decision = (name: string, text: string): Source => ({ path: `${folder}${name}.md`, text });
const body = '## Context\nWhy.\n\n## Decision\nWhat.\n\n## Consequence\nThen.\n';
const whole = decision('9001-one', `# 9001 One\n\n${body}`);

test('every decision has a number, a context, a decision and a consequence, in 25 lines', () => {
  assert.equal(oddDecisions(files), []);
});

test('no two decisions share a number', () => {
  assert.equal(sharedNumbers(files), []);
});

test('every reference to a decision leads to one', () => {
  assert.equal(missingDecisions(files), []);
});

test('a decision in another form is named with its fault', () => {
  assert.equal(oddDecisions([whole]), []);
  assert.equal(oddDecisions([decision('9002-two', `# Two\n\n${body}`)]), [
    `${folder}9002-two.md has no title with its number`,
  ]);
  assert.match(oddDecisions([decision('9003-three', '# 9003 Three\n\nWhat.\n')]).join(), 'other headings');
  assert.match(oddDecisions([{ ...whole, text: whole.text + 'More.\n'.repeat(20) }]).join(), 'has 30 lines');
  assert.match(oddDecisions([{ ...whole, text: whole.text + 'x'.repeat(141) }]).join(), 'over 140');
});

test('the second decision of a number is named', () => {
  assert.equal(sharedNumbers([whole, decision('9001-other', '')]), [`${folder}9001-other.md`]);
});

test('a reference to a decision that is not there is named, by number and by file', () => {
  const cites = (text: string, path = 'src/a.ts') => missingDecisions([whole, { path, text }]);
  assert.equal(cites(`(${folder}9001) and [one](${folder}9001-one.md)`), []);
  assert.equal(cites(`(${folder}9009)`), ['src/a.ts 9009']);
  assert.equal(cites(`${folder}9001-two.md`), ['src/a.ts 9001-two.md']);
  assert.equal(cites('as 0999 says', `${folder}9002-two.md`), [`${folder}9002-two.md 0999`]);
});

test.run();
