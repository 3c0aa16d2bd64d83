import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatDate, formatNumber, formatRupees } from '../../../../src/widgets/kit/language/format.js';

const test = suite('widgets/kit/language/format');

test('numbers are grouped the Indian way, in Latin digits in every language', () => {
  assert.is(formatNumber(12500000, 'en'), '1,25,00,000');
  assert.is(formatNumber(12500000, 'mr'), '1,25,00,000');
});

test('rupees are exact', () => {
  assert.is(formatRupees(12500000, 'en'), '₹1,25,00,000');
});

test('a calendar day stays that day wherever the reader is (C-54)', () => {
  assert.is(formatDate('2026-11-05', 'en'), '5 Nov 2026');
  assert.is(formatDate('2026-09-05', 'en', 'long'), '5 September 2026');
  assert.match(formatDate('2026-11-05', 'hi', 'long'), 'नवंबर');
});

test('a moment is shown as the day it was in India', () => {
  assert.is(formatDate('2026-11-04T20:00:00Z', 'en'), '5 Nov 2026');
  assert.is(formatDate('2026-12-31T18:29:59Z', 'en'), '31 Dec 2026');
  assert.is(formatDate(Date.UTC(2026, 11, 31, 18, 30), 'en'), '1 Jan 2027');
  assert.match(formatDate('2026-12-31T20:00:00Z', 'mr'), '2027');
});

test('what is no date is nothing', () => {
  assert.is(formatDate('soon', 'en'), '');
});

test.run();
