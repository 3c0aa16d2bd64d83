/** What can be decided at the desk. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { DeskCase } from '../../../../src/model/desk/desk.js';
import { actsOn, decisionOf } from '../../../../src/host/pages/desk/acts.js';

const test = suite('host/pages/desk/acts');

const report = {
  number: 'R-1001',
  reason: 'fraud',
  text: '',
  isVerified: true,
  at: '',
  answerBy: '',
  isSeenLate: false,
} as const;
const owner = {
  ...{ id: 'u1', name: 'Asha', usertype: 'Agent', phoneVerified: true, since: '' },
  ...{ listings: 1, takenDown: 0, isSuspended: false },
};
const listing: NonNullable<DeskCase['listing']> = {
  id: 'l1',
  propertyId: 'HS-1',
  kind: 'sell',
  society: '',
  propertyType: '',
  bhk: '',
  locality: '',
  city: '',
  amount: 1,
  description: '',
  isShown: true,
  checks: [],
};
const about: DeskCase = { listing, owner, reports: [report], answerBy: '', isOverdue: false };
const { listing: _listing, owner: _owner, ...complaint } = about;

test('a moderator decides about a listing, an operator about its owner too', () => {
  assert.equal(actsOn(about, 'moderator'), ['approve', 'hide', 'remove', 'warn']);
  assert.equal(actsOn(about, 'operator').at(-1), 'suspend');
  assert.is(actsOn({ ...about, owner: { ...owner, isSuspended: true } }, 'operator').at(-1), 'restore');
});

test('a complaint about no listing is answered', () => {
  assert.equal(actsOn(complaint, 'operator'), ['answer']);
  assert.equal(decisionOf(complaint, 'answer', 'Thank you'), {
    about: 'report',
    id: 'R-1001',
    body: { outcome: 'answered', answer: 'Thank you' },
  });
});

test('each act becomes the decision about what it is about', () => {
  assert.equal(decisionOf(about, 'hide', 'why'), {
    about: 'listing',
    id: 'l1',
    body: { act: 'hide', reason: 'why' },
  });
  assert.equal(decisionOf(about, 'suspend', 'why'), {
    about: 'person',
    id: 'u1',
    body: { act: 'suspend', reason: 'why' },
  });
  assert.is(decisionOf(complaint, 'hide', 'why'), undefined);
});

test('coins asked back are given or refused, whatever listing they were spent on', () => {
  const refund = {
    ...({ id: 'f1', reason: 'sold', coins: 2, at: '', name: 'Kavya', phoneVerified: true } as const),
    ...{ asked: 1, others: 0 },
  };
  assert.equal(actsOn({ ...about, refund }, 'operator'), ['give', 'refuse', 'suspend']);
  assert.equal(decisionOf({ ...about, refund }, 'refuse', 'why'), {
    about: 'refund',
    id: 'f1',
    body: { act: 'refuse', reason: 'why' },
  });
});

test.run();
