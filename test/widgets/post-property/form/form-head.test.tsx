import { allByRole, byRole, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { PostPropertyView } from '../../../../src/widgets/post-property/view.js';
import { aRent, aSale } from '../../../support/a-listing.js';
import { fillSale, type OpenedForm, openForm } from '../open-form.js';

const test = suite('widgets/post-property/form/form-head');

/** The names of the category bar; the current one in brackets. */
const categories = ({ root }: OpenedForm): string[] =>
  [...byRole(root, 'navigation', 'Kind of property').querySelectorAll('button')].map((button) =>
    button.getAttribute('aria-current') === 'page' ? `[${button.textContent}]` : button.textContent,
  );
const titles = ({ root }: OpenedForm): string[] => allByRole(root, 'heading').map((each) => each.textContent);

test('the category bar stands above both steps of a new and of an edited listing (S-232)', async () => {
  const made = await openForm({ kind: 'pg' });
  assert.equal(categories(made), ['Sell', 'Rent', '[PG]', 'Plot/Land', 'Commercial']);
  await made.unmount();
  const edited = await openForm({ kind: 'rent', mode: 'edit', listing: aRent() });
  assert.equal(categories(edited), ['Sell', '[Rent]', 'PG', 'Plot/Land', 'Commercial']);
  await edited.press('Next');
  edited.field('ageOfProperty');
  assert.equal(categories(edited), ['Sell', '[Rent]', 'PG', 'Plot/Land', 'Commercial']);
  await edited.unmount();
});

test('from an edited listing another category leads to a new one, and its own leads back', async () => {
  const form = await openForm({ kind: 'rent', mode: 'edit', listing: aRent({ societyName: 'Lake View' }) });
  await form.fill({ monthlyRent: '41000' });
  await form.press('Plot/Land');
  assert.ok(titles(form).includes('Sell your plot or land'));
  assert.is(form.field('societyName').value, '');
  await form.press('Rent');
  await settle(20);
  assert.ok(titles(form).includes('Edit your property for rent'));
  assert.equal(
    [form.field('societyName').value, form.field('monthlyRent').value],
    ['Lake View', '41000'],
    'nothing is lost on the way',
  );
  await form.unmount();
});

test('choosing another kind says so, and Undo brings the old kind back with all its fields', async () => {
  const form = await openForm({ kind: 'sell' });
  const kept = 'What you entered under Sell is kept.';
  await fillSale(form);
  assert.not.match(form.text(), kept);
  await form.press('Rent');
  assert.ok(titles(form).includes('Rent out your property'));
  assert.match(form.text(), kept);
  await form.press('Undo');
  assert.ok(titles(form).includes('Sell your property'));
  assert.equal(
    [form.field('society').value, form.field('price').value, form.field('superArea').value],
    ['Lake Homes', '13000000', '1240.5'],
  );
  assert.not.match(form.text(), kept);
  assert.ok(document.activeElement?.hasAttribute('data-heading'));
  // Whoever goes on in the new form has chosen.
  await form.press('Rent');
  await form.fill({ monthlyRent: '41000' });
  assert.not.match(form.text(), 'What you entered under');
  await form.unmount();
});

test('Undo asks the page for the old kind, where the page shows the kinds itself', async () => {
  const form = await openForm({ kind: 'sell' });
  await form.fill({ city: 'Mumbai' });
  await form.press('PG');
  await form.press('Undo');
  assert.equal(form.sent('housing-post-kind'), [{ kind: 'pg' }, { kind: 'sell' }]);
  await form.unmount();
});

test('Start over says so above the empty form, and Undo brings everything back', async () => {
  const form = await openForm({ kind: 'sell' });
  await form.fill({ city: 'Mumbai', price: '13000000' });
  await form.press('Start over');
  assert.is(form.field('price').value, '');
  assert.match(form.text(), 'You started over.');
  await form.press('Undo');
  assert.equal([form.field('city').value, form.field('price').value], ['Mumbai', '13000000']);
  assert.not.match(form.text(), 'You started over.');
  await form.unmount();
});

test('the listing that a page asks for next is shown, whatever was chosen before', async () => {
  const form = await openForm({ kind: 'rent', mode: 'edit', listing: aRent() });
  await form.press('Plot/Land');
  const sent = form.sent('housing-post-step').length;
  await form.rerender(<PostPropertyView group="" kind="sell" mode="edit" listing={aSale()} />);
  await settle(20);
  assert.ok(titles(form).includes('Edit your property for sale'));
  assert.equal(
    form
      .sent('housing-post-step')
      .slice(sent)
      .map((detail) => (detail as { kind: string }).kind),
    ['sell'],
    'no other form is opened on the way',
  );
  await form.unmount();
});

test.run();
