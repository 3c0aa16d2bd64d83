import { allByRole, byRole, change, click, settle, type } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $waitingToasts, toasterAppeared } from '../../../../src/model/index.js';
import { aSale } from '../../../support/a-listing.js';
import { fakeApi } from '../../../support/fake-api.js';
import { scopeWith, until } from '../../../support/mount-view.js';
import { allSettled } from 'effector';
import { openListing, sectionOf, someOffers } from '../open-listing.js';

const test = suite('widgets/listing-detail/page/page');

/** A scope in which another toaster speaks, so that the toasts stay where a test can read them. */
const quiet = async (replies = {}) => {
  const scope = scopeWith(
    fakeApi({
      '/property/': () => aSale(),
      '/properties/': () => [],
      checkAuth: () => ({ authenticated: false }),
      ...replies,
    }),
  );
  await allSettled(toasterAppeared, { scope, params: 'host' });
  return scope;
};
const said = (scope: Awaited<ReturnType<typeof quiet>>) =>
  scope.getState($waitingToasts).map(({ tone, text }) => `${tone}: ${text}`);

const summaryOf = (root: ParentNode) => root.querySelector('[part=summary]') as HTMLElement;

const leave = async (field: HTMLElement) => {
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await settle();
};

test('the summary card names the Property ID, hides the phone and says what each way costs', async () => {
  const page = await openListing('sell');
  const card = summaryOf(page.root);
  assert.match(card.textContent, 'HS-SALE01');
  assert.match(card.textContent, '+91 98xxxxxx10');
  assert.ok(byRole(card, 'button', 'Get Phone No. 1 coin'));
  assert.ok(byRole(card, 'button', 'Contact Agent 1 coin'));
  assert.match(card.textContent, 'before you pay anything');
  await page.unmount();
});

test('a number that a server does not mask is a placeholder, and a poster is named', async () => {
  const { phoneMasked: _, ...plain } = aSale({ postedBy: 'Owner' });
  const page = await openListing('sell', plain);
  assert.match(page.text(), '+91 XXXXX XXXXX');
  assert.match(page.text(), 'Posted by owner');
  await page.unmount();
});

test('the card says what was checked of the seller, and nothing else', async () => {
  const proved = await openListing('sell', {
    ...aSale({ postedBy: 'Owner' }),
    ownerVerified: true,
    ownerSince: '2026-11',
  });
  assert.match(
    summaryOf(proved.root).textContent,
    /Posted by owner ?Phone verified · Member since November 2026.*You write straight to the owner/,
  );
  await proved.unmount();
  const unproved = await openListing('sell', aSale({ postedBy: 'Owner' }));
  assert.not.match(summaryOf(unproved.root).textContent, /verified|member/i);
  await unproved.unmount();
});

test('the seller’s number of homes is said from two on, and leads to the page that is told of them', async () => {
  const offers = async (ownerListings: number, ownerPage?: string) => {
    const props = { kind: 'sell', listingId: 'sale-1', ownerPage } as const;
    const page = await openListing('sell', { ...aSale({ postedBy: 'Agent' }), ownerListings }, { props });
    const card = summaryOf(page.root);
    const [text, link] = [card.textContent, card.querySelector('a')];
    await page.unmount();
    return { text, link: link && [link.textContent, link.getAttribute('href')] };
  };
  const one = await offers(1, '/agent/asha-kulkarni');
  assert.not.match(one.text, /listing/);
  assert.is(one.link, null);
  const several = await offers(4);
  assert.match(several.text, /4\slistings/);
  assert.is(several.link, null);
  const withPage = await offers(1000, '/agent/asha-kulkarni');
  assert.equal(withPage.link, ['1,000+\u00a0listings', '/agent/asha-kulkarni']);
});

test('signed out, both ways ask the person to log in and tell the page', async () => {
  const scope = await quiet();
  const page = await openListing('sell', aSale(), { scope });
  const card = summaryOf(page.root);
  await click(byRole(card, 'button', /^Get Phone No\./));
  await until(() => page.sent('housing-sign-in').length === 1);
  await click(byRole(card, 'button', /^Contact Agent/));
  await until(() => page.sent('housing-sign-in').length === 2);
  assert.equal(page.sent('housing-sign-in'), [
    { action: 'view-number', kind: 'sell', id: 'sale-1' },
    { action: 'contact', kind: 'sell', id: 'sale-1' },
  ]);
  assert.equal(said(scope), ['info: Please Login First !!', 'info: Please Login First !!']);
  await page.unmount();
});

test('the Property ID is copied, and where copying is forbidden it is said', async () => {
  const scope = await quiet();
  const page = await openListing('sell', aSale(), { scope });
  const head = page.root.querySelector('header') as HTMLElement;
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await click(byRole(head, 'button', 'Copy the Property ID'));
  assert.equal(copied, ['HS-SALE01']);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await click(byRole(head, 'button', 'Copy the Property ID'));
  assert.equal(said(scope), ['success: Property ID copied', 'info: Couldn’t copy. Here it is: HS-SALE01']);
  await page.unmount();
});

test('sharing opens the system sheet with the address of the listing, else copies it', async () => {
  const scope = await quiet();
  const page = await openListing('sell', aSale(), { scope });
  const shared: unknown[] = [];
  const copied: string[] = [];
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => void shared.push(data),
  });
  await click(byRole(page.root, 'button', 'Share'));
  assert.equal(shared, [{ title: '2 BHK Flat in Powai', url: 'http://localhost/product?id=sale-1' }]);
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined });
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  await click(byRole(page.root, 'button', 'Share'));
  assert.equal(copied, ['http://localhost/product?id=sale-1']);
  assert.equal(said(scope), ['success: Link copied']);
  await page.unmount();
});

test('the anchors lead to their sections, and there is none for what is not there', async () => {
  const page = await openListing('sell');
  const anchors = byRole(page.root, 'navigation', 'Parts of this page');
  assert.equal(
    allByRole(anchors, 'button').map(({ textContent }) => textContent),
    ['Overview', 'More Details', 'Society'],
  );
  const shown: string[] = [];
  const own = HTMLElement.prototype.scrollIntoView;
  HTMLElement.prototype.scrollIntoView = function (this: HTMLElement, how) {
    shown.push(`${String(this.dataset.section)} ${String((how as ScrollIntoViewOptions).behavior)}`);
  };
  await click(byRole(anchors, 'button', 'Society'));
  assert.is(document.activeElement?.textContent, 'Society');
  const ownMedia = globalThis.matchMedia;
  globalThis.matchMedia = (media) => ({ media, matches: true }) as MediaQueryList;
  await click(byRole(anchors, 'button', 'More Details'));
  globalThis.matchMedia = ownMedia;
  HTMLElement.prototype.scrollIntoView = own;
  assert.equal(shown, ['society smooth', 'details auto']);
  await page.unmount();
});

test('the section that is being read is marked', async () => {
  const page = await openListing('sell');
  const anchors = byRole(page.root, 'navigation', 'Parts of this page');
  const marked = () => anchors.querySelector('[aria-current]')?.textContent;
  assert.is(marked(), 'Overview');
  const tops: Record<string, number> = { overview: -900, details: 100, society: 700 };
  for (const [name, top] of Object.entries(tops)) {
    const section = page.root.querySelector(`[data-section=${name}]`) as HTMLElement;
    section.getBoundingClientRect = () => ({ top }) as DOMRect;
  }
  document.dispatchEvent(new Event('scroll'));
  await settle(30);
  assert.is(marked(), 'More Details');
  await page.unmount();
});

test('the bar comes on the way up and under a pointer near the top, and goes on the way down', async () => {
  const page = await openListing('sell');
  const bar = () => page.root.querySelector<HTMLElement>('[inert]');
  const mark = page.root.querySelector('nav')?.closest('[inert]')?.parentElement
    ?.previousElementSibling as HTMLElement;
  const scrollTo = async (top: number) => {
    mark.getBoundingClientRect = () => ({ top }) as DOMRect;
    document.dispatchEvent(new Event('scroll'));
    await settle();
  };
  const pointAt = async (clientY: number) => {
    document.dispatchEvent(new PointerEvent('pointermove', { clientY, pointerType: 'mouse' }));
    await settle();
  };
  assert.ok(bar(), 'away at the top of the page');
  await scrollTo(-800);
  assert.ok(bar(), 'away on the way down');
  await scrollTo(-700);
  assert.is(bar(), null, 'there on the way up');
  await scrollTo(-900);
  assert.ok(bar(), 'away again on the way down');
  await pointAt(109);
  assert.is(bar(), null, 'there under the pointer');
  await pointAt(200);
  assert.ok(bar(), 'away without it');
  await scrollTo(20);
  assert.ok(bar(), 'not needed at the top');
  await page.unmount();
});

test('carpet area and super area carry a button that explains them', async () => {
  const page = await openListing('sell', aSale());
  await settle();
  byRole(page.root, 'button', 'What is this: Super Build-up Area');
  await click(byRole(page.root, 'button', 'What is this: Carpet Area'));
  await settle();
  await settle();
  assert.match(page.text(), 'The floor you can use');
  await page.unmount();
});

test('the bar of a sale names price, short and exact, and per sq ft, BHK, baths, carpet area, locality and city', async () => {
  const page = await openListing('sell');
  const bar = page.root.querySelector('[inert]')?.textContent ?? '';
  for (const part of [
    ...['₹ 1.9 Cr', '₹1,88,00,000', '₹20,000 per sq ft'],
    ...['2 BHK, 3 baths', '940 sq ft', 'Powai, Mumbai'],
  ])
    assert.match(bar, part);
  await page.unmount();
});

test('the bar says what a rent and a bed are for, and a plot’s price per sq ft beside its unit', async () => {
  const expected = {
    rent: /^₹ 65.0 K₹65,000\/ month · /,
    pg: /^₹ 12.0 K₹12,000\/ bed \/ month · /,
    plot: /^₹ 45.0 Lac₹45,00,000₹22,500 per sq yd \(₹2,500 per sq ft\) · /,
  };
  for (const kind of ['rent', 'pg', 'plot'] as const) {
    const page = await openListing(kind);
    assert.match(page.root.querySelector('[inert]')?.textContent ?? '', expected[kind]);
    await page.unmount();
  }
});

test('the loan is reckoned from the price, at the best offered rate, and follows what is typed and moved', async () => {
  const page = await openListing('sell', aSale({ price: 12_500_000 }));
  const loan = sectionOf(page.root, 'Home loan');
  const result = () => byRole(loan, 'status').textContent;
  assert.match(result(), 'Loan amount₹1,00,00,000');
  assert.match(result(), '₹85,835');
  const down = byRole(loan, 'textbox', 'Down payment');
  await type(down, '50,00,000x');
  await leave(down);
  assert.match(result(), 'Loan amount₹75,00,000');
  await type(down, '2500000');
  await leave(down);
  await type(byRole(loan, 'slider', 'Loan period'), '10');
  await type(byRole(loan, 'slider', 'Interest rate'), '10');
  assert.match(result(), '₹1,32,151');
  await type(down, '999999999999');
  await leave(down);
  assert.match(result(), 'Loan amount₹0');
  await page.unmount();
});

test('a loan is reckoned only where there is a price to pay, the offers stand on every page but that of a PG', async () => {
  for (const kind of ['sell', 'rent', 'plot', 'pg', 'commercial'] as const) {
    const page = await openListing(kind);
    const headings = [...page.root.querySelectorAll('h2')].map(({ textContent }) => textContent);
    assert.is(headings.includes('Home loan'), kind !== 'rent' && kind !== 'pg', kind);
    assert.is(headings.includes('Home Loan Offers'), kind !== 'pg', kind);
    if (kind === 'pg') {
      await page.unmount();
      continue;
    }
    const offers = sectionOf(page.root, 'Home Loan Offers');
    assert.is(offers.querySelectorAll('img[src="/content/bank.svg"]').length, 4);
    for (const { bank } of someOffers) assert.match(offers.textContent, `${String(bank)}Sample`);
    await page.unmount();
  }
});

test('without offers the loan is reckoned at a usual rate', async () => {
  const page = await openListing('sell', aSale(), {
    replies: { '/content': () => Promise.reject(new Error('none')) },
  });
  assert.not.ok(page.text().includes('Home Loan Offers'));
  const rate = byRole<HTMLInputElement>(page.root, 'textbox', 'Interest rate');
  assert.is(rate.value, '8.5');
  await change(rate);
  await page.unmount();
});

test('a description is shown as it was written', async () => {
  const page = await openListing('sell', aSale({ description: 'Two balconies.\nSea breeze.' }));
  assert.is(
    sectionOf(page.root, 'About this property').querySelector('p')?.textContent,
    'Two balconies.\nSea breeze.',
  );
  await page.unmount();
});

test.run();
