import { byRole, settle, until } from '../../../support/mount.js';
import { holdClock } from '../../../support/held-clock.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillSale, openForm } from '../open-form.js';

const test = suite('widgets/post-property/fields/price-hint');

const usual = { per: 'sqft', within: 'locality', count: 40, low: 5_000, median: 10_000, high: 20_000 };

/** Milliseconds without a key after which the usual price is asked for. */
const stillness = 400;

const priced = async (price: string) => {
  const form = await openForm({}, { replies: { '/usual-price': () => usual } });
  const clock = holdClock();
  await fillSale(form);
  await form.fill({ carpetArea: '1000', price });
  assert.is(form.fake.callsOf('/usual-price').length, 0, 'nothing is asked while somebody types');
  clock.advance(stillness);
  clock.release();
  await until(() => form.fake.callsOf('/usual-price').length > 0);
  await settle(20);
  return form;
};

test('a price is repeated in words, and one far from the usual is asked about beside the field', async () => {
  const form = await priced('100000000');
  assert.match(form.text(), '₹ 10.0 Cr (10,00,00,000)');
  assert.match(form.text(), 'This is much more than is usual in this locality (about ₹ 10.0 K per sq ft)');
  assert.is(form.errorOf('price'), '', 'it is no error');
  await form.unmount();
});

test('a low one is asked about too, and neither holds anybody up', async () => {
  const form = await priced('1000000');
  assert.match(form.text(), 'This is much less than is usual in this locality');
  await form.press('Next');
  assert.ok(form.field('societyArea'), 'step two is on show');
  await form.unmount();
});

test('maintenance is money that may stay empty, repeated in words and compared with nothing', async () => {
  const form = await openForm({ kind: 'rent' });
  const field = form.field('maintenance');
  assert.is(field.required, false);
  await form.fill({ maintenance: '₹ 3,500' });
  assert.is(field.value, '3500');
  assert.match(form.text(), '₹ 3.5 K (3,500)');
  await form.fill({ maintenance: '' });
  await form.press('Next');
  assert.is(form.errorOf('maintenance'), '');
  assert.is(form.errorOf('monthlyRent'), 'Monthly Rent is required');
  await form.unmount();
});

test('a usual price is left alone', async () => {
  const form = await priced('9300000');
  assert.not.match(form.text(), 'usual in this');
  await form.unmount();
});

test('what such homes ask in the locality stands beside the price before anything is typed', async () => {
  const row = { homes: 34, owners: 9, lower: 8_500_000, median: 9_000_000, upper: 14_000_000 };
  const asked = [row, { ...row, bhk: '2BHK', homes: 12 }];
  const form = await openForm({}, { replies: { '/asking-prices': () => ({ asked, months: [] }) } });
  await fillSale(form);
  await form.fill({ price: '' });
  await until(() => form.text().includes('middle half'));
  assert.match(form.text(), 'ask ₹ 85.0 Lac to ₹ 1.4 Cr (middle half of 12 homes).');
  await form.unmount();
});

test('what is wrong is said aloud in the reader’s language', async () => {
  const form = await openForm({}, { locale: 'mr' });
  await until(() => form.text().includes('शहर'));
  form.root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  const said = () => byRole(form.root, 'alert').textContent;
  await until(() => said().includes('शहर आवश्यक आहे'));
  assert.match(said(), /^\d+ ठिकाणी लक्ष द्या: [^a-z]+$/);
  await form.unmount();
});

test.run();
