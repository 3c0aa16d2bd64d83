import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { projectMessages } from '../../../../src/model/rules/messages/projects.js';
import { words as hi } from '../../../../words/hi/project-form.js';
import { words as mr } from '../../../../words/mr/project-form.js';

const test = suite('host/pages/own-projects/words');

test('each text about projects is said in Hindi and in Marathi', () => {
  const ids = Object.keys(projectMessages).sort();
  assert.equal(Object.keys(hi.faults).sort(), ids);
  assert.equal(Object.keys(mr.faults).sort(), ids);
});

test.run();
