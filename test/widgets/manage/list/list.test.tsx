import { openManage } from '../stage.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPg, aRent, aSale } from '../../../support/a-listing.js';
import { allByRole, byRole, change, click, type } from '../../../support/mount.js';
import { until } from '../../../support/mount-view.js';
import { ownReply, start } from '../../../support/own-stage.js';

const test = suite('widgets/manage/list/list');
const many = (count: number) => ({
  'GET /api/v4/userproperties': () =>
    ownReply({
      sell: Array.from({ length: count }, (_, at) =>
        aSale({
          _id: `s${String(at)}`,
          propertyId: `HS-${String(at)}`,
          society: at % 2 ? 'Odd Court' : 'Even Court',
        }),
      ),
    }),
});
const ids = (root: ParentNode) =>
  [...root.querySelectorAll('li[part=listing]')].map((row) => /HS-\d+/.exec(row.textContent)?.[0]);

test('groups come as sell, rent, plot, pg, commercial, each with its count (S-370)', async () => {
  const view = await openManage({
    'GET /api/v4/userproperties': () => ownReply({ pg: [aPg()], sell: [aSale()], rent: [aRent()] }),
  });
  assert.equal(
    [...view.root.querySelectorAll('h2')].map((heading) => heading.textContent),
    ['Sell (1)', 'Rent (1)', 'PG (1)'],
  );
  await view.unmount();
});

test('a card links to its page and shows place, price, society, id and badge (S-371)', async () => {
  const view = await openManage();
  const text = view.rowOf('HS-SALE01').textContent;
  for (const part of [
    '₹ 1.9 Cr',
    '2 BHK Flat in Powai',
    'Lake Homes, Powai, Mumbai',
    'Property ID HS-SALE01',
    'Active',
  ])
    assert.ok(text.includes(part), `${part} in ${text}`);
  assert.match(view.rowOf('HS-RENT01').textContent, '₹ 65.0 K/ month');
  assert.match(view.rowOf('HS-PLOT01').textContent, 'Inactive');
  const link = byRole(view.rowOf('HS-SALE01'), 'link', '2 BHK Flat in Powai');
  assert.is(link.getAttribute('href'), '/product?id=sale-1');
  await click(link);
  const [opened] = view.sent('housing-open') as { kind: string; id: string; listing: { _id: string } }[];
  assert.equal([opened?.kind, opened?.id, opened?.listing._id], ['sell', 'sale-1', 'sale-1']);
  await view.unmount();
});

test('every card has Edit, Delete, Repost and Refresh; only an active one can be paused or marked (S-372)', async () => {
  const view = await openManage();
  const names = (id: string) =>
    allByRole(view.rowOf(id), 'button').map((button) => button.getAttribute('aria-label')?.split(':')[0]);
  assert.equal(names('HS-SALE01'), ['Refresh', 'Repost', 'Pause', 'More', 'Mark as sold', 'Delete']);
  assert.equal(names('HS-RENT01'), ['Refresh', 'Repost', 'Pause', 'More', 'Mark as rented', 'Delete']);
  assert.equal(names('HS-PLOT01'), ['Refresh', 'Repost', 'More', 'Delete']);
  await click(byRole(view.rowOf('HS-SALE01'), 'link', 'Edit: HS-SALE01'));
  assert.is((view.sent('housing-edit')[0] as { id: string }).id, 'sale-1');
  await view.unmount();
});

test('views, contacts and the trend are shown, the trend in words too', async () => {
  const told = { viewCount: 41, contactCount: 3, dailyViews: [0, 0, 4, 1] };
  const view = await openManage({
    'GET /api/v4/userproperties': () => ownReply({ sell: [{ ...aSale(), ...told }] }),
  });
  const row = view.rowOf('HS-SALE01');
  assert.match(row.textContent, '41 Views');
  const plot = row.querySelector('svg[role=img]');
  assert.is(
    plot?.getAttribute('aria-label'),
    'Views of the last 4 days: 5 in all, 4 on the best day, 1 today',
  );
  assert.is(plot?.querySelectorAll('rect').length, 4);
  const link = byRole(row, 'link', '3 Contacts');
  assert.is(link.getAttribute('href'), '/v-response?id=HS-SALE01');
  await view.unmount();
});

test('only where the server tells what was seen does the plot lead to the numbers by day (S-776)', async () => {
  const told = { viewCount: 5, dailyViews: [0, 4, 1] };
  const view = await openManage({
    'GET /api/v4/userproperties': () =>
      ownReply({
        sell: [{ ...aSale(), ...told, dailyImpressions: [10, 0, 32] }],
        rent: [{ ...aRent(), ...told }],
      }),
  });
  assert.is(view.rowOf('HS-RENT01').querySelector('[data-stats] button'), null);
  assert.is(view.rowOf('HS-SALE01').querySelector('[data-stats] button')?.textContent, 'By day');
  await view.unmount();
});

test('a listing without an end says so where others tell their days left', async () => {
  const view = await openManage({
    'GET /api/v4/userproperties': () => ownReply({ sell: [{ ...aSale(), expiresAt: null }] }),
  });
  assert.match(view.rowOf('HS-SALE01').textContent, 'Property ID HS-SALE01 · no end date');
  await view.unmount();
});

test('an owner is told what would help, what stands there twice and what leaves soon', async () => {
  const soon = { expiresAt: new Date(Date.now() + 3 * 86_400_000).toISOString(), duplicateOf: 'HS-TWIN' };
  const view = await openManage({
    'GET /api/v4/userproperties': () =>
      ownReply({
        sell: [{ ...aSale(), ...soon }],
        rent: [
          { ...aRent({ status: 'Inactive' }), inactiveReason: 'expired', expiresAt: '2026-11-01T10:00:00Z' },
        ],
      }),
  });
  const text = view.rowOf('HS-SALE01').textContent;
  assert.match(text, 'Add 3 more photos and a description: people compare listings by these.');
  assert.match(text, 'Property ID HS-SALE01 · 3 days left');
  assert.match(text, 'Looks the same as your HS-TWIN.');
  assert.match(text, /Comes down on \d+ \w+ \d{4}\. Repost keeps it longer\./);
  const left = view.rowOf('HS-RENT01').textContent;
  assert.match(left, 'Time ran out');
  assert.match(left, 'Came down on 1 Nov 2026. Repost brings it back.');
  await view.unmount();
});

test('a listing in the hands of operators says so, and cannot be shown again by its owner', async () => {
  const hidden = { inactiveReason: 'taken-down', reviewNote: 'The price is that of another home.' };
  const view = await openManage({
    'GET /api/v4/userproperties': () => ownReply({ sell: [{ ...aSale({ status: 'Hidden' }), ...hidden }] }),
  });
  const row = view.rowOf('HS-SALE01');
  assert.match(row.textContent, 'Taken down by us');
  assert.match(row.textContent, 'From us: The price is that of another home.');
  const names = allByRole(row, 'button').map((button) => button.textContent);
  assert.equal(names, ['More', 'Delete']);
  await view.unmount();
});

test('hundreds are drawn some at a time, found by words, narrowed and put in order', async () => {
  const view = await openManage(many(130));
  assert.is(ids(view.root).length, 20);
  await click(byRole(view.root, 'button', 'Show 20 more'));
  assert.is(ids(view.root).length, 40);
  await type(view.root.querySelector<HTMLInputElement>('input[type=search]')!, 'hs-129 odd');
  assert.equal(ids(view.root), ['HS-129']);
  assert.match(view.text(), '1 listing');
  await type(view.root.querySelector<HTMLInputElement>('input[type=search]')!, 'nowhere');
  assert.match(view.text(), 'No listing matches.');
  await click(byRole(view.root, 'button', 'Show all listings'));
  assert.is(ids(view.root).length, 20);
  await change(byRole(view.root, 'combobox', 'Status'), 'inactive');
  assert.match(view.text(), 'No listing matches.');
  await view.unmount();
});

test('the search may begin with what the page says', async () => {
  const view = await openManage(many(30), { find: 'HS-7' });
  assert.equal(ids(view.root), ['HS-7']);
  await view.unmount();
});

test('a form of the same page that posts a listing has the list asked for anew', async () => {
  const lists = [[aSale()], [aSale(), aSale({ _id: 's2', propertyId: 'HS-NEW' })]];
  const view = await openManage({
    'GET /api/v4/userproperties': () => ownReply({ sell: lists.shift() ?? [] }),
  });
  assert.not.match(view.text(), 'HS-NEW');
  document.dispatchEvent(new CustomEvent('housing-posted'));
  await until(() => view.text().includes('HS-NEW'));
  assert.match(view.text(), 'HS-NEW');
  await view.unmount();
  document.dispatchEvent(new CustomEvent('housing-posted'));
  assert.is(view.fake.callsOf('GET /api/v4/userproperties').length, 2);
});

test('without a session the server’s words and the way in and back are shown (C-52)', async () => {
  const view = await openManage({
    'GET /api/v4/userproperties': () => {
      throw { reason: 'status', status: 401, message: 'Please Login First !!' } as unknown as Error;
    },
  });
  assert.match(view.text(), 'Please Login First !!');
  const link = byRole(view.root, 'link', 'Login');
  assert.is(link.getAttribute('href'), '/login?return=%2Fmanage');
  await click(link);
  assert.is(view.sent('housing-sign-in').length, 1);
  await view.unmount();
});

test('without listings there is the way to post (G-24); after a failure the way to try again', async () => {
  const none = await openManage({ 'GET /api/v4/userproperties': () => ownReply({}) });
  assert.match(none.text(), 'You have no listings yet');
  await click(byRole(none.root, 'link', 'Post Property'));
  assert.is(none.sent('housing-post').length, 1);
  await none.unmount();
  let isUp = false;
  const failed = await openManage({
    'GET /api/v4/userproperties': () => {
      if (!isUp) throw { reason: 'network' } as unknown as Error;
      return ownReply({ sell: [aSale()] });
    },
  });
  assert.match(failed.text(), 'Couldn’t load your listings.');
  isUp = true;
  await click(byRole(failed.root, 'button', 'Try again'));
  await until(() => failed.text().includes('HS-SALE01'));
  await failed.unmount();
});

test('the widget speaks Hindi and Marathi', async () => {
  for (const [locale, word] of [
    ['hi', 'ताज़ा करें'],
    ['mr', 'ताजी करा'],
  ] as const) {
    const view = await openManage({}, {}, { locale });
    await until(() => view.text().includes(word));
    assert.match(view.text(), word);
    await view.unmount();
  }
});

test('a listing refreshed two minutes ago is red on load', async () => {
  const view = await openManage({
    'GET /api/v4/userproperties': () =>
      ownReply({ sell: [aSale({ lastVisitTime: new Date(start - 120_000).toISOString() })] }),
  });
  const button = byRole(view.rowOf('HS-SALE01'), 'button', 'Refresh 3:00: HS-SALE01');
  assert.ok(button.hasAttribute('data-flagged'));
  await view.unmount();
});

test('a listing without photos says what that costs it, and nothing that nobody counted', async () => {
  const view = await openManage({
    'GET /api/v4/userproperties': () => ownReply({ sell: [aSale({ images: [] })] }),
  });
  assert.match(
    view.rowOf('HS-SALE01').textContent,
    'No photos yet: a search for listings with photos leaves this one out.',
  );
  const link = byRole(view.rowOf('HS-SALE01'), 'link', 'Add photos: HS-SALE01');
  assert.match(link.getAttribute('href') ?? '', /\/profile\/sell-property\?id=HS-SALE01$/);
  await click(link);
  assert.match((view.sent('housing-edit')[0] as { href: string }).href, 'sell-property?id=HS-SALE01');
  await view.unmount();
});

test('what Refresh and Repost do is said once, above the list', async () => {
  const view = await openManage();
  const sentence = 'Refresh moves a listing to the top, once a day.';
  assert.is(view.text().split(sentence).length, 2);
  await view.unmount();
});

test('a listing that was refreshed today says that it moves to the top again tomorrow (D-17)', async () => {
  const lastVisitTime = new Date().toISOString();
  const view = await openManage({
    'property-visit': () => ({ success: true, lastVisitTime }),
    'GET /api/v4/userproperties': () =>
      ownReply({
        sell: [aSale({ lastVisitTime: '2026-11-19T10:00:00.000Z' })],
        rent: [aRent({ lastVisitTime })],
      }),
  });
  const said = 'Refreshed today. It can move to the top again tomorrow.';
  assert.match(view.rowOf('HS-RENT01').textContent, said);
  assert.not.match(view.rowOf('HS-SALE01').textContent, said);
  await view.press('HS-SALE01', 'Refresh');
  await until(() => view.rowOf('HS-SALE01').textContent.includes(said));
  await view.unmount();
});

test('a copy is offered, also as a link of its own', async () => {
  const view = await openManage();
  const link = byRole(view.rowOf('HS-SALE01'), 'link', 'Copy: HS-SALE01');
  assert.match(link.getAttribute('href') ?? '', /\/profile\/sell\?copy=HS-SALE01$/);
  await click(link);
  assert.is((view.sent('housing-copy')[0] as { id: string }).id, 'sale-1');
  await view.unmount();
});

test.run();
