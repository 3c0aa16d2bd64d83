/** The address of a report: its number and token, behind the `#`. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readReportHash, reportAddress } from '../../../src/model/rules/report-address.js';

const test = suite('model/rules/report-address');
const token = 'abcdefghij_klmnopqrst-uvwxyz0123';

test('the address of a report is read back from behind its hash', () => {
  const address = reportAddress('https://homes.example', { number: 'R-1001', token });
  assert.equal(readReportHash(new URL(address).hash), { number: 'R-1001', token });
});

test('what is no number and token is nothing', () => {
  for (const hash of ['', '#', '#R-1001', `#1001.${token}`, '#R-1001.short', `#R-1001.${token}<script>`])
    assert.is(readReportHash(hash), undefined, hash);
});

test.run();
