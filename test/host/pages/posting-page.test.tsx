import { openSite, type OpenSite, raise, shownAddress, until } from '../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { FakeReply } from '../../support/fake-api.js';
import { fail } from '../../../src/api/errors.js';
import { aPlot, aSale } from '../../support/a-listing.js';
import { byRole, click, settle } from '../../support/mount.js';

const test = suite('host/pages/posting');
let site: OpenSite;
test.after.each(() => site.close());

type Shown = HTMLElement & { listing?: unknown };
const main = () => site.root.querySelector('main') as HTMLElement;
const form = () => main().querySelector<Shown>('housing-post-property');
/** What the drawn page says of the form, before its class has come. */
const said = (...names: string[]) => names.map((name) => form()?.getAttribute(name));

const plot = aPlot({ _id: 'plot-1', propertyId: 'HP-1' });
const own: Record<string, FakeReply> = {
  checkAuth: () => ({ authenticated: true }),
  'GET /api/v4/userproperties': () => ({ sell: [], rent: [], pg: [], plot: [plot], commercial: [] }),
};
const open = async (path: string, replies = own, state?: object) => {
  site = await openSite(path, { replies, ...(state && { state }) });
  await until(() => form() !== null || main().querySelector('[role=status], [role=alert]') !== null);
  await settle(30);
};

test('an address with an id opens the form of that listing, whichever its id (S-231)', async () => {
  for (const id of ['HP-1', 'plot-1']) {
    await open(`/profile/plot?id=${id}`);
    await until(() => form() !== null);
    assert.equal(said('mode', 'step'), ['edit', '1']);
    assert.equal(form()?.listing, plot);
    assert.is(shownAddress(), '/profile/plot?id=HP-1');
    if (id === 'HP-1') await site.close();
  }
});

test('step two opens by its address, and the form of another kind gives way to the right one', async () => {
  await open('/profile/plot-property?id=HP-1');
  await until(() => form() !== null);
  assert.equal(said('mode', 'step'), ['edit', '2']);
  await site.close();
  await open('/profile/sell-property?id=HP-1');
  await until(() => form() !== null);
  assert.is(shownAddress(), '/profile/plot?id=HP-1');
  assert.equal(said('kind'), ['plot']);
});

test('somebody else’s listing is named and the way to one’s own is shown', async () => {
  await open('/profile/sell?id=HS-9');
  await until(() => main().textContent.includes('HS-9 isn’t one of your listings'));
  assert.is(form(), null);
  assert.is(byRole(main(), 'link', 'Manage Properties').getAttribute('href'), '/manage');
});

test('whoever is signed out is told so and comes back to the same address', async () => {
  await open('/profile/rent?id=HR-1', {
    'GET /api/v4/userproperties': () => {
      return fail({ reason: 'status', status: 401, message: 'Please Login First !!' });
    },
  });
  await until(() => main().textContent.includes('Please Login First !!'));
  await click(byRole(main(), 'link', 'Login'));
  assert.is(shownAddress(), '/login');
  assert.is((history.state as { from?: string }).from, '/profile/rent?id=HR-1');
});

test('a listing that did not load is asked for again', async () => {
  let calls = 0;
  await open('/profile/plot?id=HP-1', {
    ...own,
    'GET /api/v4/userproperties': () => {
      calls += 1;
      if (calls === 1) return fail({ reason: 'status', status: 500, message: 'Server error' });
      return { plot: [plot] };
    },
  });
  await until(() => main().textContent.includes('Couldn’t load your listing.'));
  await click(byRole(main(), 'button', 'Try again'));
  await until(() => form() !== null);
});

test('the listing of navigation state is shown at once, and step two keeps it in the address', async () => {
  await open('/profile/sell', own, { property: aSale({ propertyId: 'HS-2' }), mode: 'edit' });
  assert.equal(said('mode'), ['edit']);
  await raise(main(), 'housing-post-property', 'housing-post-step', {
    kind: 'sell',
    mode: 'edit',
    step: 2,
    data: { city: 'Pune' },
    listing: aSale({ propertyId: 'HS-2' }),
  });
  assert.is(shownAddress(), '/profile/sell-property?id=HS-2');
  const state = history.state as { sellData?: unknown; mode?: string };
  assert.equal([state.mode, state.sellData], ['edit', { city: 'Pune' }]);
});

const keywords = () => document.head.querySelector('meta[name="keywords"]')?.getAttribute('content') ?? '';

test('each screen has a title and keywords of its own, and the next page has those of the site again (S-007)', async () => {
  const general = document.head.appendChild(document.createElement('meta'));
  general.setAttribute('name', 'keywords');
  general.setAttribute('content', 'buy flats online');
  const shown: string[] = [];
  for (const kind of ['sell', 'rent', 'pg', 'plot', 'commercial'])
    for (const path of [`/profile/${kind}`, `/profile/${kind}-property`]) {
      await open(path);
      shown.push(document.title, keywords());
      assert.match(keywords(), /\w+, \w+/);
      await site.close();
      assert.is(keywords(), 'buy flats online');
    }
  assert.is(new Set(shown).size, 20);
  general.remove();
});

test('a listing that is edited says so in the title (S-007)', async () => {
  await open('/profile/plot?id=HP-1');
  await until(() => form() !== null);
  assert.is(document.title, 'Edit plot or land | Housing');
  assert.is(byRole(main(), 'heading', 'Edit plot or land').localName, 'h1');
  await site.close();
  await open('/profile/plot-property?id=HP-1');
  await until(() => form() !== null);
  assert.is(document.title, 'Edit plot or land: amenities and photos | Housing');
});

test.run();
