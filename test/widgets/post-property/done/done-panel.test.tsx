import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PostedListing } from '../../../../src/api/contract/own-listings.schema.js';
import { filesChosen } from '../../../../src/model/posting/media.js';
import { placeOf } from '../../../../src/model/posting/posting-state.js';
import { aPhoto } from '../../../support/draft-store.js';
import { allByRole, settle } from '../../../support/mount.js';
import { allSettled } from 'effector';
import { fillSale, fillSaleDetails, type OpenedForm, openForm } from '../open-form.js';

const test = suite('widgets/post-property/done/done-panel');

const message = 'Property posted successfully';

/** Posts a sale that the server answers with `told`. */
const posted = async (
  told: Partial<PostedListing> = {},
  options: { withPhoto?: boolean; locale?: 'en' | 'hi' | 'mr' } = {},
): Promise<OpenedForm> => {
  const form = await openForm(
    {},
    { replies: { sellproperty: () => ({ message, _id: 'a1', propertyId: 'AZ1', ...told }) } },
  );
  await fillSale(form);
  await form.press('Next');
  if (options.withPhoto) {
    const place = placeOf({ group: '', listingType: 'sell', mode: 'create' });
    await allSettled(filesChosen, { scope: form.scope, params: { place, files: [aPhoto('a.jpg')] } });
  }
  await form.press('Next');
  await fillSaleDetails(form);
  await form.press('Submit Property');
  await settle(20);
  return form;
};

/** The ways on, in their order: what each says, and where a link leads. */
const waysOn = ({ root }: OpenedForm): string[] =>
  [...(root.querySelector('section[aria-labelledby=done]')?.querySelectorAll('a, button') ?? [])].map(
    (one) => {
      const href = one.getAttribute('href');
      return href === null ? one.textContent : `${one.textContent} ${href.replace(/https?:\/\/[^/?]*/g, '')}`;
    },
  );
const textOf = ({ root }: OpenedForm): string =>
  root.querySelector('section[aria-labelledby=done]')?.textContent ?? '';

test('a listing on the market is viewed, shared, posted again alike, or found in Manage', async () => {
  const form = await posted({}, { withPhoto: true });
  const [view, share, another, manage] = waysOn(form);
  assert.match(view ?? '', /^View listing \/.*a1/);
  assert.match(share ?? '', /^Share on WhatsApp \/?\?text=2%20BHK.*a1/);
  assert.is(another, 'Post another like this');
  assert.is(manage, 'Go to Manage /manage');
  assert.is(waysOn(form).length, 4);
  assert.match(textOf(form), 'It’s in Manage');
  await form.unmount();
});

test('without a photo it offers to add some, at the photos of the listing', async () => {
  const form = await posted();
  assert.is(waysOn(form)[0], 'Add photos /profile/sell-property?id=a1');
  await form.unmount();
});

test('another like this begins with the same values', async () => {
  const form = await posted();
  await form.press('Post another like this');
  assert.is(form.field('society').value, 'Lake Homes');
  assert.not(form.root.querySelector('section[aria-labelledby=done]'));
  await form.unmount();
});

test('a listing that waits for its owner’s phone leads to the proof, not to a page that is not there', async () => {
  const form = await posted({ inactiveReason: 'verify-phone' }, { withPhoto: true });
  assert.equal(waysOn(form), [
    'Verify my phone /manage?verify-phone=1',
    'Post another like this',
    'Go to Manage /manage',
  ]);
  assert.match(textOf(form), 'Others don’t see it yet. They will as soon as you verify your phone');
  await form.unmount();
});

test('a listing that we look at first says so, and that there is nothing to do', async () => {
  const checks = [{ code: 'same-home' as const, does: 'review' as const }];
  const form = await posted({ inactiveReason: 'under-review', checks }, { withPhoto: true });
  assert.equal(waysOn(form), ['Post another like this', 'Go to Manage /manage']);
  assert.match(textOf(form), 'we’ll take a look first');
  assert.match(textOf(form), 'Someone else lists this home too.');
  await form.unmount();
});

test('a listing that cannot be true says what to correct, and where', async () => {
  const checks = [{ code: 'price-too-low' as const, does: 'inactive' as const, field: 'price' }];
  const form = await posted({ inactiveReason: 'needs-mending', checks }, { withPhoto: true });
  assert.equal(waysOn(form), [
    'Fix it /profile/sell?id=a1',
    'Post another like this',
    'Go to Manage /manage',
  ]);
  assert.match(textOf(form), 'Fix this, and they will:');
  assert.match(textOf(form), 'Write the full amount in rupees.');
  await form.unmount();
});

test('a paused listing that was edited stays paused, and says how it is shown again', async () => {
  const form = await posted({ inactiveReason: 'paused' }, { withPhoto: true });
  assert.match(textOf(form), 'you paused it. Repost in Manage shows it again.');
  assert.not(allByRole(form.root, 'link').some(({ textContent }) => textContent === 'View listing'));
  await form.unmount();
});

test.run();
