import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  isCompleteOtp,
  isEmail,
  isLongEnough,
  isPhone,
  otpDigits,
} from '../../../../src/model/rules/validate/contact-fields.js';
import { isIsoDate } from '../../../../src/model/rules/validate/date.js';
import {
  depositDigits,
  isDeposit,
  isMoney,
  moneyDigits,
} from '../../../../src/model/rules/validate/money.js';
import { looksLikeReraNumber } from '../../../../src/model/rules/validate/rera.js';

const test = suite('model/rules/validate/values');

test('an e-mail address has a name, an @ and a domain with a dot', () => {
  for (const email of ['a@b.in', 'asha.patil+home@mail.example.co.in', 'आशा@उदाहरण.भारत'])
    assert.ok(isEmail(email), email);
  for (const text of [
    '',
    'a',
    'a@b',
    '@b.in',
    'a@.in',
    'a@b.',
    'a b@c.in',
    'a@b@c.in',
    'a..b@c.in',
    `${'a'.repeat(250)}@b.in`,
  ])
    assert.not.ok(isEmail(text), text);
});

test('a phone number has exactly ten digits', () => {
  assert.ok(isPhone('9876543210'));
  for (const text of ['987654321', '98765432101', '98765 43210', '+919876543210', '९८७६५४३२१०'])
    assert.not.ok(isPhone(text), text);
});

test('a password has six characters, spaces included', () => {
  assert.ok(isLongEnough('abc de'));
  assert.not.ok(isLongEnough('abcde'));
  assert.not.ok(isLongEnough('🔑🔑🔑'));
});

test('an OTP is five digits, wherever they are pasted from', () => {
  assert.is(otpDigits('Your code: 1-2-3-4-5 (6 min)'), '12345');
  assert.ok(isCompleteOtp('00000'));
  for (const text of ['1234', '123456', '1234a']) assert.not.ok(isCompleteOtp(text));
});

test('a date is a real day written year first', () => {
  for (const date of ['2026-11-21', '2028-02-29', '2026-12-31']) assert.ok(isIsoDate(date), date);
  for (const text of [
    '',
    '21-11-2026',
    '2026-1-2',
    '2026-13-01',
    '2026-02-29',
    '2026-00-10',
    '2026-06-31',
    '2026-11-21T00:00',
    '0000-01-01',
  ])
    assert.not.ok(isIsoDate(text), text);
});

test('an amount is digits above 0, at most twelve', () => {
  for (const amount of ['1', '007', '999999999999', '000999999999999']) assert.ok(isMoney(amount), amount);
  for (const text of ['', '0', '000', '1000000000000', '12.5', '-1', '1e5', '1,000'])
    assert.not.ok(isMoney(text), text);
});

test('a money field keeps twelve digits without leading zeros', () => {
  assert.is(moneyDigits('Rs 0012,34,567'), '1234567');
  assert.is(moneyDigits('1234567890123'), '123456789012');
  assert.is(moneyDigits('०५००'), '500');
  assert.is(moneyDigits('0'), '');
  assert.equal(
    [depositDigits('0'), depositDigits('00'), depositDigits('05'), depositDigits('x')],
    ['0', '0', '5', ''],
  );
  assert.equal(
    [isDeposit('0'), isDeposit('5000'), isDeposit('-1'), isDeposit('')],
    [true, true, false, false],
  );
});

test('a registration number is P or A and eleven digits', () => {
  for (const number of ['P51800000001', ' a51800000001 ']) assert.ok(looksLikeReraNumber(number));
  for (const number of ['P5180000000', 'B51800000001', '51800000001', ''])
    assert.not.ok(looksLikeReraNumber(number));
});

test.run();
