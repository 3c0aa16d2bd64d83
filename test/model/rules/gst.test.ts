/** Tax numbers, the parts of a price, and financial years. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { financialYearOf, readGstin, taxPartsOf } from '../../../src/model/rules/gst.js';

const test = suite('model/rules/gst');

test('a GSTIN is read in any case and with spaces, and refused when one sign is wrong', () => {
  assert.is(readGstin(' 27 aapfu0939f 1zv'), '27AAPFU0939F1ZV');
  const right = '27AAPFU0939F1ZV';
  for (let at = 0; at < 15; at += 1) {
    const sign = right[at] === '1' ? '2' : '1';
    assert.is(readGstin(right.slice(0, at) + sign + right.slice(at + 1)), undefined, `sign ${at}`);
  }
});

test('the parts of a price add up to it, and the halves of a state are equal', () => {
  for (let paise = 1; paise < 60_000; paise += 37) {
    for (const buyer of ['27', '29']) {
      const { taxable, cgst, sgst, igst } = taxPartsOf(paise, 18, { seller: '27', buyer });
      assert.is(taxable + cgst + sgst + igst, paise);
      assert.is(cgst, sgst);
      assert.is(buyer === '27' ? igst : cgst, 0);
    }
  }
  assert.equal(taxPartsOf(9900, 18, { seller: undefined, buyer: '27' }), {
    taxable: 9900,
    cgst: 0,
    sgst: 0,
    igst: 0,
  });
});

test('the financial year begins on the first of April by the clock of India', () => {
  assert.is(financialYearOf(Date.parse('2027-03-31T18:29:59Z')), '2627');
  assert.is(financialYearOf(Date.parse('2027-03-31T18:30:00Z')), '2728');
});

test.run();
