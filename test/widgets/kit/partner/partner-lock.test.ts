import '../../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lockedWith } from '../../../../src/widgets/kit/partner/partner-lock.js';
import { searchStartOf } from '../../../../src/model/rules/search-start.js';

const test = suite('widgets/kit/partner/partner-lock');

test('a locked city stands alone, beside what else the tag locks', () => {
  const kept = searchStartOf(
    { group: '', tab: 'Buy', locked: lockedWith('Navi Mumbai', 'city=Pune&bedrooms=2BHK') },
    '',
    null,
  ).locked;
  assert.equal([kept.city, kept.bedrooms], ['Navi Mumbai', ['2BHK']]);
});

test('without one the tag keeps its own', () => {
  assert.is(lockedWith(undefined, 'tab=Buy'), 'tab=Buy');
});

test.run();
