import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../../support/a-listing.js';
import { allByRole, settle } from '../../../support/mount.js';
import { fillSale, fillSaleDetails, type OpenedForm, openForm } from '../open-form.js';

const test = suite('widgets/post-property/form/halves');

const currentStep = ({ root }: OpenedForm): string | undefined =>
  root.querySelector('ol [aria-current=step]')?.lastChild?.textContent ?? undefined;
const headings = ({ root }: OpenedForm): string[] =>
  allByRole(root, 'heading').map(({ textContent }) => textContent);
const focused = (): Element | null => document.activeElement;

const openPhotos = async (): Promise<OpenedForm> => {
  const form = await openForm();
  await fillSale(form);
  await form.press('Next');
  return form;
};

test('a form is three short steps: basics, photos, extras, and Back takes them one by one (S-910)', async () => {
  const form = await openForm();
  assert.is(currentStep(form), 'Basics');
  await fillSale(form);
  await form.press('Next');
  assert.is(currentStep(form), 'Photos');
  assert.ok(headings(form).includes('Photos (optional)'));
  assert.not(headings(form).includes('Property features (optional)'));
  await form.press('Next');
  assert.is(currentStep(form), 'Extras');
  assert.ok(focused()?.hasAttribute('data-heading'), 'the heading has the focus');
  assert.not(headings(form).includes('Photos (optional)'));
  assert.ok(headings(form).includes('Property features (optional)'));
  await form.press('Back');
  assert.is(currentStep(form), 'Photos');
  await form.press('Back');
  assert.is(currentStep(form), 'Basics');
  await form.press('Next');
  assert.is(currentStep(form), 'Photos');
  await form.unmount();
});

test('whoever has said enough may submit right after the photos, and nobody whose extras are at fault', async () => {
  const form = await openPhotos();
  const buttons = () => allByRole(form.root, 'button').map(({ textContent }) => textContent);
  assert.not(buttons().includes('Submit Property'), 'a sale says how large its society is');
  await form.press('Next');
  await fillSaleDetails(form);
  await form.press('Back');
  assert.ok(buttons().includes('Submit Property'));
  await form.press('Next');
  await form.fill({ floorNumber: '9', totalFloors: '4' });
  await form.press('Submit Property');
  assert.is(form.fake.callsOf('sellproperty').length, 0);
  assert.is(focused(), form.field('floorNumber'));
  await form.press('Back');
  assert.not(buttons().includes('Submit Property'));
  await form.unmount();
});

test('an edited listing is saved from its photos', async () => {
  const form = await openForm(
    { mode: 'edit', listing: aSale() },
    { replies: { updateproperty: () => ({ message: 'Property updated successfully' }) } },
  );
  await form.press('Next');
  await form.press('Save Changes');
  assert.is(form.fake.callsOf('updateproperty').length, 1);
  await form.unmount();
});

test('a photo that is dropped among the extras is shown with the others', async () => {
  const form = await openPhotos();
  await form.press('Next');
  const drop = new Event('drop', { bubbles: true, cancelable: true });
  const file = new File(['x'], 'hall.jpg', { type: 'image/jpeg' });
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [file], types: ['Files'] } });
  form.root.querySelector('form')?.dispatchEvent(drop);
  await settle(20);
  assert.is(currentStep(form), 'Photos');
  assert.is(
    form.root.querySelectorAll('[aria-label^="Photo 1 of 1"],[alt^="Photo 1 of 1"]').length > 0,
    true,
  );
  await form.unmount();
});

test.run();
