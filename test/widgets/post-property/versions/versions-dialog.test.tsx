import { allByRole, byRole, click, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fail } from '../../../../src/api/errors.js';
import type { Listing } from '../../../../src/api/contract/listings.schema.js';
import { aSale } from '../../../support/a-listing.js';
import { type OpenedForm, openForm } from '../open-form.js';

const test = suite('widgets/post-property/versions/versions-dialog');

const at = (version: string, own: object = {}): Listing => ({ ...aSale(), ...own, version }) as Listing;
const images = [...aSale().images, 'https://pictures.test/c-1600.webp'];
const theirs = at('2', { price: 19_000_000, society: 'Lake Towers', images });

/** Saves a price over a listing that was changed elsewhere. */
const overtaken = async (locale: 'en' | 'hi' | 'mr' = 'en'): Promise<OpenedForm> => {
  const form = await openForm(
    { mode: 'edit', listing: at('1') },
    {
      locale,
      replies: {
        userproperties: () => ({ sell: [theirs] }),
        updateproperty: ({ headers }) => {
          if (headers['If-Match'] === '"2"') return { message: 'Property updated successfully' };
          return fail({
            reason: 'status',
            status: 409,
            code: 'changed-elsewhere',
            message: 'This listing was changed elsewhere',
          });
        },
      },
    },
  );
  await form.fill({ price: '18000000' });
  const submit = async () => {
    form.root.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await settle(20);
  };
  await submit();
  await submit();
  await submit();
  return form;
};

const dialogOf = ({ root }: OpenedForm) => root.querySelector('dialog') as HTMLDialogElement;
/** Each choice with the value chosen. */
const chosen = (form: OpenedForm): Record<string, string | undefined> =>
  Object.fromEntries(
    [...dialogOf(form).querySelectorAll('fieldset')].map((each) => [
      each.querySelector('legend')?.textContent ?? '',
      [...each.querySelectorAll('label')]
        .find((side) => side.querySelector('input')?.checked)
        ?.querySelector('b')?.textContent,
    ]),
  );
const sentPrice = ({ fake }: OpenedForm) =>
  (fake.callsOf('updateproperty').at(-1)?.body as FormData).get('price');

test('a listing changed elsewhere asks field by field, with what was changed here preselected (D-38)', async () => {
  const form = await overtaken();
  assert.is(byRole(dialogOf(form), 'heading', 'This listing was changed elsewhere').localName, 'h2');
  assert.equal(chosen(form), {
    'Name of society/project': 'Lake Towers',
    Price: '₹1,80,00,000',
    Photos: '3 photos',
  });
  const price = byRole(dialogOf(form), 'group', 'Price');
  await click(price.querySelectorAll('input')[1] as HTMLInputElement);
  assert.is(chosen(form).Price, '₹1,90,00,000');
  await click(byRole(dialogOf(form), 'button', 'Save Changes'));
  await settle(20);
  assert.is(sentPrice(form), '19000000');
  assert.is(allByRole(form.root, 'heading', 'Property updated successfully').length, 1);
  await form.unmount();
});

test('one press keeps all of mine, another takes all from elsewhere', async () => {
  const form = await overtaken();
  await form.press('Keep all of mine');
  assert.equal([chosen(form)['Name of society/project'], chosen(form).Price], ['Lake Homes', '₹1,80,00,000']);
  await form.press('Take all from elsewhere');
  assert.equal(
    [chosen(form)['Name of society/project'], chosen(form).Price],
    ['Lake Towers', '₹1,90,00,000'],
  );
  await form.unmount();
});

test('closing it shows the form with everything that was typed, and saving asks again', async () => {
  const form = await overtaken();
  await form.press('Close');
  assert.is(form.root.querySelector('dialog'), null);
  const alerts = allByRole(form.root, 'alert').map((each) => each.textContent);
  assert.ok(alerts.some((text) => text.startsWith('This listing was changed elsewhere')));
  await form.press('Try again');
  assert.ok(dialogOf(form));
  await form.press('Close');
  await form.press('Back');
  await form.press('Back');
  assert.is(form.field('price').value, '18000000');
  await form.unmount();
});

test('the choice is in the reader’s language', async () => {
  for (const [locale, title] of [
    ['hi', 'यह विज्ञापन कहीं और से बदला गया है'],
    ['mr', 'ही जाहिरात दुसरीकडून बदलली गेली आहे'],
  ] as const) {
    const form = await overtaken(locale);
    assert.is(dialogOf(form).querySelector('h2')?.textContent, title);
    await form.unmount();
  }
});

test.run();
