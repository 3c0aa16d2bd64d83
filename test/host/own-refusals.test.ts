import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ownRefusals } from '../../src/host/own-refusals.js';
import { deskMessages } from '../../src/model/rules/messages/desk.js';
import { projectMessages } from '../../src/model/rules/messages/projects.js';
import { refundMessages } from '../../src/model/rules/messages/refunds.js';
import { words as hiRefunds } from '../../words/hi/buying.js';
import { words as hiDesk } from '../../words/hi/desk.js';
import { words as hiProjects } from '../../words/hi/project-form.js';
import { words as mrRefunds } from '../../words/mr/buying.js';
import { words as mrDesk } from '../../words/mr/desk.js';
import { words as mrProjects } from '../../words/mr/project-form.js';

const test = suite('host/own-refusals');

const tables = {
  desk: [deskMessages, hiDesk.refusals, mrDesk.refusals],
  projects: [projectMessages, hiProjects.faults, mrProjects.faults],
  refunds: [refundMessages, hiRefunds.refund.refusals, mrRefunds.refund.refusals],
} as const;

for (const [area, [messages, ...languages]] of Object.entries(tables))
  test(`each text of the area ${area} is said in Hindi and in Marathi`, () => {
    for (const words of languages) assert.equal(Object.keys(words).sort(), Object.keys(messages).sort());
  });

test('a text is said in the language of the words, and one of another area as it came', () => {
  const say = ownRefusals(deskMessages);
  assert.is(say(hiDesk.refusals, 'Give a name.'), hiDesk.refusals.settingName);
  assert.is(say({}, 'Give a name.'), 'Give a name.');
  assert.is(say(hiDesk.refusals, 'The server is away.'), 'The server is away.');
  assert.is(say(hiDesk.refusals, ''), '');
  assert.is(say(hiDesk.refusals, undefined), undefined);
});

test.run();
