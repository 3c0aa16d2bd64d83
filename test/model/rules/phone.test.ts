import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { formatPhone, phoneDigits } from '../../../src/model/rules/phone.js';

const test = suite('model/rules/phone');

test('a phone number is shown with +91 in front of ten digits', () => {
  for (const phone of [
    '9876543210',
    9876543210,
    '+91 98765 43210',
    '09876543210',
    '+91-9876543210',
    '९८७६५४३२१०',
  ])
    assert.is(formatPhone(phone), '+91 9876543210');
});

test('what is no ten digits is shown as it came', () => {
  assert.is(formatPhone('12345'), '12345');
  assert.is(formatPhone('98XXXXX210'), '98XXXXX210');
  assert.is(formatPhone(undefined), '');
});

test('a number that begins with 91 keeps its ten digits', () => {
  assert.is(phoneDigits('9123456789'), '9123456789');
  assert.is(phoneDigits('919123456789'), '9123456789');
});

test.run();
