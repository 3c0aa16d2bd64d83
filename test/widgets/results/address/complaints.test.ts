import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AskedFor, complainOf } from '../../../../src/widgets/results/address/complaints.js';

const test = suite('widgets/results/address/complaints');

const complaintsOf = (asked: AskedFor): string[] => {
  const kept = console.error;
  const heard: string[] = [];
  console.error = (text: string) => heard.push(text);
  complainOf(asked);
  console.error = kept;
  return heard;
};

test('what a search can read is not complained of', () => {
  assert.equal(complaintsOf({ filters: 'bedrooms=2+BHK', locked: 'tab=Rent' }), []);
});

test('a filter nobody knows and a value that says nothing are told with the remedy', () => {
  const [unknown = '', value = ''] = complaintsOf({ filters: 'bedroms=2BHK', locked: 'tab=Foo' });
  assert.match(unknown, 'cannot read "bedroms=2BHK" in filters. Did you mean "bedrooms"?');
  assert.match(value, 'cannot read "tab=Foo" in locked. Its value says nothing. Nothing is shown');
});

test.run();
