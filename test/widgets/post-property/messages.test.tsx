import { settle, until } from '../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ApiError } from '../../../src/api/errors.js';
import { catalogueEntries } from '../../support/catalogue-ids.js';
import { aSale } from '../../support/a-listing.js';
import { filesChosen } from '../../../src/model/posting/media.js';
import { placeOf } from '../../../src/model/posting/posting-state.js';
import { allSettled } from 'effector';
import { fillSale, fillSaleDetails, openForm, type OpenedForm } from './open-form.js';

const test = suite('widgets/post-property/messages');

/** "ID text" of every text of the catalogue that was on the screen. */
const seen = new Set<string>();

/** Asserts that a text stands beside its field, and notes it for the ids it stands for. */
const sees = (shown: string, text: string, ...ids: string[]): void => {
  assert.is(shown, text);
  for (const id of ids) seen.add(`${id} ${text}`);
};

const seesToast = ({ toasts }: OpenedForm, text: string, id: string): void => {
  assert.ok(
    toasts.some((toast) => toast.text === text),
    `no toast says ${text}`,
  );
  seen.add(`${id} ${text}`);
};

test('sell, step one', async () => {
  const form = await openForm();
  await form.fill({ carpetAreaUnit: '', superAreaUnit: '' });
  await form.press('Next');
  sees(form.errorOfGroup('Property type'), 'Select Property Type', 'S-325');
  sees(form.errorOf('city'), 'City is required', 'S-321');
  sees(form.errorOf('locality'), 'Location is required', 'S-322');
  sees(form.errorOf('society'), 'Name of Society/Project is required', 'S-323');
  sees(form.errorOfGroup('BHK'), 'Select BHK', 'S-326');
  sees(form.errorOfGroup('Furnishing'), 'Select furnished Type', 'S-327');
  sees(form.errorOf('carpetArea'), 'Carpet Area is required', 'S-328');
  sees(form.errorOf('superArea'), 'Super Area is required', 'S-329');
  sees(form.errorOf('carpetAreaUnit'), 'Select Carpet Area Unit', 'S-330');
  sees(form.errorOf('superAreaUnit'), 'Select Super Area Unit', 'S-330');
  sees(form.errorOfGroup('Possession status'), 'Select Possession Status', 'S-331');
  sees(form.errorOf('price'), 'Price is required', 'S-332');
  await form.fill({
    city: 'Mumbai 4',
    locality: 'Sector 9',
    society: '24',
    carpetArea: '1.234',
    superArea: 'big',
  });
  await form.press('Next');
  sees(form.errorOf('city'), 'Please enter a valid city', 'S-321');
  sees(form.errorOf('locality'), 'Please enter a valid Location', 'S-322');
  sees(form.errorOf('society'), 'Please enter a Name', 'S-323');
  sees(form.errorOf('carpetArea'), 'Please enter a valid numbers', 'S-328');
  sees(form.errorOf('superArea'), 'Please enter a valid numbers', 'S-329');
  await form.unmount();
});

test('sell, step two', async () => {
  const form = await openForm();
  await fillSale(form);
  await form.press('Next');
  await form.press('Next');
  await form.fill({ floorNumber: '9', totalFloors: '4', developer: 'Raheja 7', societyAreaUnit: '' });
  await form.choose('RERA approved (optional)', 'Yes');
  await form.press('Submit Property');
  sees(form.errorOf('floorNumber'), 'Please Enter a Valid Number in Property Features', 'S-333');
  sees(form.errorOf('developer'), 'Please enter a valid Developer', 'S-334');
  sees(form.errorOf('societyArea'), 'Please enter Total Society Area', 'S-335');
  sees(form.errorOf('societyAreaUnit'), 'Select Area Unit', 'S-336');
  assert.is(form.errorOf('reraNumber'), 'RERA Number is required');
  const place = placeOf({ group: '', listingType: 'sell', mode: 'create' });
  const film = new File(['this is no film at all'], 'tour.mp4', { type: 'video/mp4' });
  await allSettled(filesChosen, { scope: form.scope, params: { place, files: [film] } });
  await settle(50);
  const alerts = [...form.root.querySelectorAll('[role=alert] p')].map((each) => each.textContent);
  sees(alerts.at(-1) ?? '', 'Please upload a valid video file.', 'S-337');
  await form.unmount();
});

test('rent', async () => {
  const form = await openForm({ kind: 'rent' });
  await form.fill({ areaUnit: '' });
  await form.press('Next');
  sees(form.errorOfGroup('Property type'), 'Select Property Type', 'S-340');
  sees(form.errorOfGroup('BHK'), 'Select BHK', 'S-340');
  sees(form.errorOfGroup('Furnishing'), 'Select furnished Type', 'S-340');
  sees(form.errorOf('carpetArea'), 'Carpet Area is required', 'S-340');
  sees(form.errorOf('areaUnit'), 'Select Carpet Area Unit', 'S-340');
  sees(form.errorOf('securityDeposit'), 'Security Deposit is required', 'S-341');
  sees(form.errorOf('monthlyRent'), 'Monthly Rent is required', 'S-341');
  sees(form.errorOf('availableFrom'), 'Available date cannot be empty', 'S-342');
  await form.fill({ carpetArea: 'wide', societyName: 'Block 7' });
  // The browser keeps a half-filled date to itself and says only that it is no date yet.
  Object.defineProperty(form.field('availableFrom'), 'validity', { value: { badInput: true } });
  await form.press('Next');
  sees(form.errorOf('carpetArea'), 'Please enter a valid numbers', 'S-340');
  sees(form.errorOf('societyName'), 'Please enter a Name', 'S-323');
  sees(form.errorOf('availableFrom'), 'Date must be in the format YYYY-MM-DD', 'S-342');
  await form.unmount();
});

test('PG', async () => {
  const form = await openForm({ kind: 'pg' });
  await form.press('Next');
  sees(form.errorOfGroup('Room type'), 'Select Room Type', 'S-343');
  sees(form.errorOf('capacity'), 'Enter Capacity', 'S-344');
  sees(form.errorOfGroup('Available for'), 'Select Available For !', 'S-345');
  sees(form.errorOf('durationOfAgreement'), 'Duration is required', 'S-346');
  await form.fill({ capacity: '123', societyName: '24' });
  await form.press('Next');
  sees(form.errorOf('capacity'), 'Please enter a valid Number(not more than 2 digit)', 'S-344');
  sees(form.errorOf('societyName'), 'Please enter a valid Name', 'S-323');
  await form.unmount();
});

test('commercial', async () => {
  const form = await openForm({ kind: 'commercial' });
  await form.press('Next');
  sees(form.errorOfGroup('Possession status'), 'Select Possession Status', 'S-350');
  sees(form.errorOfGroup('Ownership'), 'Ownership is Required', 'S-350');
  sees(form.errorOf('price'), 'Price is Required', 'S-350');
  await form.fill({ projectName: '24' });
  await form.press('Next');
  sees(form.errorOf('projectName'), 'Please enter a valid Name', 'S-323');
  await form.unmount();
});

test('plot, live and on Next', async () => {
  const form = await openForm({ kind: 'plot' });
  await form.fill({
    city: '4',
    locality: '9',
    societyName: '24',
    plotArea: 'x',
    length: '012',
    breadth: '-3',
  });
  sees(form.errorOf('city'), 'Please enter a valid city', 'S-324');
  sees(form.errorOf('locality'), 'Please enter a valid Locality', 'S-324');
  sees(form.errorOf('societyName'), 'Please enter a valid Name', 'S-324');
  sees(form.errorOf('plotArea'), 'Please enter a Valid Number', 'S-355');
  sees(form.errorOf('length'), 'Please enter a valid positive Number', 'S-356');
  sees(form.errorOf('breadth'), 'Please enter a valid positive Number', 'S-356');
  await form.fill({
    city: '',
    locality: '',
    societyName: '',
    plotArea: '',
    length: '',
    breadth: '',
    areaUnit: '',
  });
  assert.is(form.errorOf('length'), '', 'an empty field is left in peace while typing');
  await form.press('Next');
  sees(form.errorOf('plotArea'), 'Plot Area is required', 'S-355');
  sees(form.errorOf('areaUnit'), 'Select Plot Area Unit', 'S-355');
  sees(form.errorOf('length'), 'Length is Required', 'S-356');
  sees(form.errorOf('breadth'), 'Breadth is Required', 'S-356');
  sees(form.errorOf('floorAllowed'), 'No. Of Floors is Required', 'S-357');
  sees(form.errorOfGroup('Boundary wall'), 'Boundary Wall is Required', 'S-357');
  sees(form.errorOfGroup('Open sides'), 'Open Sides is required', 'S-357');
  sees(form.errorOfGroup('Possession by'), 'Possession By is required', 'S-358');
  sees(form.errorOfGroup('Approved by'), 'Approved By is required', 'S-358');
  sees(form.errorOfGroup('Ownership'), 'Ownership is required', 'S-358');
  sees(form.errorOf('price'), 'Cost is required', 'S-358');
  await form.unmount();
});

const fail = (error: ApiError) => () => {
  throw error as unknown as Error;
};

/** Waits until the form shows the text: what a submission answers takes a few turns. */
const says = async (form: { text: () => string }, text: string): Promise<void> => {
  await until(() => form.text().includes(text));
  assert.match(form.text(), text);
};

test('posting that does not work', async () => {
  for (const [reply, text] of [
    [() => ({ message: 'Error posting property' }), 'Error posting property'],
    [fail({ reason: 'network' }), 'Something went wrong. Please try again.'],
  ] as const) {
    const form = await openForm({}, { replies: { sellproperty: reply } });
    await fillSale(form);
    await form.press('Next');
    await form.press('Next');
    await fillSaleDetails(form);
    await form.press('Submit Property');
    await says(form, text);
    seesToast(form, text, 'S-475');
    await form.unmount();
  }
});

test('saving that works, and saving that does not', async () => {
  for (const [reply, text] of [
    [() => ({ message: 'Property updated successfully' }), 'Property updated successfully'],
    [() => ({ message: 'Try another day' }), 'Try another day'],
    [fail({ reason: 'timeout' }), 'Error updating property'],
  ] as const) {
    const form = await openForm({ mode: 'edit', listing: aSale() }, { replies: { updateproperty: reply } });
    await form.press('Next');
    await form.press('Save Changes');
    await says(form, text);
    seesToast(form, text, text.startsWith('Property') ? 'S-236' : 'S-476');
    await form.unmount();
  }
});

test('no text of the catalogue was left out', () => {
  const wanted = [
    ...catalogueEntries(['posting', 'plot'], 320, 358),
    ...catalogueEntries(['posting'], 475, 476),
  ];
  assert.ok(wanted.length > 50, `only ${wanted.length} texts were found`);
  assert.equal(
    wanted.map(({ id, text }) => `${id} ${text}`).filter((each) => !seen.has(each)),
    // S-476 names the text of success too, which S-236 stands for above.
    ['S-476 Property updated successfully'],
  );
});

test.run();
