/** For each attribute of the reference: a value, and what is then so on the page that was not so without it. */
import { valuesOf } from '../../../src/model/posting/form-values.js';
import { aSale } from '../../support/a-listing.js';
import { allByRole, byRole, settle } from '../../support/mount.js';
import {
  asksForKind,
  atOnce,
  becomes,
  choose,
  hrefOf,
  leadsTo,
  requests,
  searched,
  searchFrom,
  suggest,
  typeInto,
  valueOf,
} from './acts.js';
import type { Proof } from './proof.js';
import type { Shown } from './shown.js';

const root = ({ shadow }: Shown) => shadow.querySelector<HTMLElement>('.housing-root');
let made = 0;

/** Proves what every widget takes; `act` makes it ask its server for something. */
const shared = (
  act: (shown: Shown) => Promise<unknown>,
  more: Partial<Proof> = {},
): Record<string, Proof> => ({
  'api-base': {
    ...more,
    value: () => `http://named${String((made += 1))}.test`,
    isSo: requests(({ host }) => host.startsWith('named'), act),
  },
  'partner-key': {
    ...more,
    value: () => `pk_live_named${String((made += 1))}`,
    isSo: requests(({ pathname }) => pathname.startsWith('/embed/api/pk_live_named'), act),
  },
  theme: { value: 'dark', isSo: (shown) => root(shown)?.dataset.theme === 'dark' },
  font: { value: 'inherit', isSo: (shown) => root(shown)?.dataset.font === 'inherit' },
});

const pair = 'pair';
const price = 'housing-results';

/** Whether something is kept under a name in the history of the page; forgets it. */
const keptUnder = async (name: string): Promise<boolean> => {
  const isKept = await becomes(() => Object.hasOwn((history.state ?? {}) as object, name));
  history.replaceState(null, '');
  return isKept;
};

/** Gives the page an address that names a listing. */
const named = (prefix: string): string => {
  history.replaceState(null, '', `${location.pathname}?${prefix}kind=pg&${prefix}id=HS-1`);
  return 'url';
};

/** Whether the listing that the address named is shown; the address names none any more. */
const showsNamed = async (shadow: ShadowRoot): Promise<boolean> => {
  const isShown = await becomes(() => shadow.querySelector('h1')?.textContent === 'PG in Powai');
  history.replaceState(null, '', location.pathname);
  return isShown;
};

/** Holds the proofs by tag and attribute. */
export const attributeProofs: Readonly<Record<string, Readonly<Record<string, Proof>>>> = {
  'housing-search-box': {
    ...shared(suggest, { acts: true }),
    tab: {
      value: 'Rent',
      isSo: ({ shadow }) => byRole<HTMLInputElement>(shadow, 'radio', 'Rent').checked,
    },
    city: {
      value: 'Pune',
      isSo: ({ shadow }) => byRole<HTMLSelectElement>(shadow, 'combobox', 'City').value === 'Pune',
    },
    'results-url': {
      value: '/homes',
      acts: true,
      isSo: async ({ shadow }) => {
        const gone: string[] = [];
        const own = Object.getOwnPropertyDescriptor(globalThis, 'location') as PropertyDescriptor;
        const value = { assign: (address: string) => gone.push(address) };
        Object.defineProperty(globalThis, 'location', { configurable: true, value });
        await searchFrom(shadow, 'Thane');
        Object.defineProperty(globalThis, 'location', own);
        return gone[0] === '/homes?tab=Buy&city=Thane';
      },
    },
    layout: {
      value: 'stacked',
      // The row is one class more.
      isSo: ({ shadow }) => {
        const fields = byRole(shadow, 'combobox', 'City').closest('form > div:last-child');
        return fields?.classList.length === 1;
      },
    },
    group: {
      value: pair,
      acts: true,
      isSo: async (shown) => {
        await shown.beside(price, { group: pair, tab: 'Buy' });
        const stop = (event: Event) => {
          event.preventDefault();
        };
        // Without results of its group the box would leave the page.
        if (
          shown.element.getAttribute('group') !== pair &&
          (shown.element as { group?: string }).group !== pair
        )
          shown.element.addEventListener('housing-search', stop);
        await searchFrom(shown.shadow, 'Thane');
        return searched(shown, 'sell', { city: 'Thane' });
      },
    },
  },
  'housing-results': {
    ...shared(atOnce),
    routing: { value: 'url', acts: true, isSo: () => keptUnder('housing-results') },
    'routing-prefix': {
      value: 'own-',
      beside: { routing: 'url' },
      acts: true,
      isSo: () => keptUnder('own-results'),
    },
    tab: { value: 'PG', isSo: (shown) => searched(shown, 'pg') },
    city: { value: 'Pune', isSo: (shown) => searched(shown, 'sell', { city: 'Pune' }) },
    location: {
      value: 'Baner,Aundh',
      isSo: (shown) => searched(shown, 'sell', { localities: 'Baner,Aundh' }),
    },
    property: {
      value: 'Villa',
      isSo: (shown) =>
        shown
          .asked()
          .some(({ url }) => url.pathname.includes('/properties/') && url.search.includes('Villa')),
    },
    filters: { value: 'photos=true', isSo: (shown) => searched(shown, 'sell', { photos: 'true' }) },
    locked: {
      value: 'tab=Buy&city=Pune',
      isSo: (shown) =>
        searched(shown, 'sell', { city: 'Pune' }) &&
        allByRole(shown.shadow, 'combobox', /^(City|Property for)$/).length === 0,
    },
    'listing-url': {
      value: '/home',
      isSo: ({ shadow }) => hrefOf(shadow, 'article h3 a') === '/home?kind=sell&id=sale-1',
    },
    'results-url': {
      value: '/homes',
      isSo: ({ shadow }) => hrefOf(shadow, 'a[rel=next]').startsWith('/homes?'),
    },
    group: {
      value: pair,
      acts: true,
      isSo: async (shown) => {
        const box = await shown.beside('housing-search-box', { group: pair });
        box.host.addEventListener('housing-search', (event) => {
          if ((shown.element as { group?: string }).group !== pair) event.preventDefault();
        });
        await searchFrom(box, 'Thane');
        return searched(shown, 'sell', { city: 'Thane' });
      },
    },
  },
  'housing-listing-detail': {
    routing: {
      value: () => named('housing-'),
      acts: true,
      isSo: ({ shadow }) => showsNamed(shadow),
    },
    'routing-prefix': {
      value: () => named('own-') && 'own-',
      beside: { routing: 'url' },
      acts: true,
      isSo: ({ shadow }) => showsNamed(shadow),
    },
    ...shared(atOnce, { beside: { kind: 'sell', 'listing-id': 'sale-1' } }),
    kind: {
      value: 'plot',
      beside: { 'listing-id': 'HS-1' },
      isSo: (shown) => shown.asked().some(({ url }) => url.pathname.endsWith('/property/plot/HS-1')),
    },
    'listing-id': {
      value: 'HS-1',
      beside: { kind: 'pg' },
      isSo: ({ shadow }) => shadow.querySelector('h1')?.textContent === 'PG in Powai',
    },
    'listing-url': {
      value: '/home',
      beside: { kind: 'sell', 'listing-id': 'sale-1' },
      isSo: ({ shadow }) => leadsTo(shadow, 'article a[href*=second]', '/home?kind=sell&id=second'),
    },
    'owner-page': {
      value: '/agent/asha',
      beside: { kind: 'sell', preview: true, listing: aSale({ ownerListings: 3 }) },
      isSo: ({ shadow }) => leadsTo(shadow, 'section[part=summary] a', '/agent/asha'),
    },
    preview: {
      value: true,
      beside: { kind: 'sell', listing: aSale() },
      isSo: async ({ shadow, asked }) =>
        (await becomes(() => shadow.querySelector('h1') !== null)) &&
        !asked().some(({ url }) => url.pathname.includes('/property/')),
    },
    group: {
      value: pair,
      acts: true,
      isSo: async (shown) => {
        const results = await shown.beside(price, { group: pair, tab: 'Buy' });
        results.host.addEventListener('click', (event) => {
          event.preventDefault();
        });
        results.querySelector<HTMLElement>('article h3 a')?.click();
        const hasAsked = (part: string) => shown.asked().some(({ url }) => url.pathname.includes(part));
        // The click is counted in any case.
        await becomes(() => hasAsked('/increment-visit/'));
        await settle(20);
        return hasAsked('/property/') && becomes(() => shown.shadow.querySelector('h1') !== null);
      },
    },
  },
  'housing-manage': {
    ...shared(atOnce),
    find: {
      value: 'HS-OTHER1',
      isSo: ({ shadow }) => {
        const shown = () => shadow.querySelectorAll('li[part=listing]').length;
        return becomes(
          () => shown() === 1,
          () => shown() > 1,
        );
      },
    },
    'listing-url': {
      value: '/home',
      isSo: ({ shadow }) => leadsTo(shadow, 'a[href*=sale-1]', '/home?kind=sell&id=sale-1'),
    },
    group: {
      value: pair,
      acts: true,
      isSo: async ({ shadow }) => {
        const { feedDataLayer } = await import('../../../src/widgets/embed/page/data-layer.js');
        const layer = globalThis as unknown as { toldOf?: { group?: string }[] };
        layer.toldOf = [];
        feedDataLayer('toldOf');
        shadow.host.addEventListener('housing-post', (event) => {
          event.preventDefault();
        });
        await choose(shadow, 'link', 'Post Property');
        return layer.toldOf.some(({ group }) => group === pair);
      },
    },
  },
  'housing-post-property': {
    ...shared(atOnce),
    kind: {
      value: 'plot',
      isSo: ({ shadow }) =>
        becomes(() => shadow.querySelector('[name=plotArea]') !== null, asksForKind(shadow)),
    },
    mode: {
      value: 'edit',
      beside: { listing: aSale() },
      isSo: (shown) => becomes(() => valueOf(shown, 'society') === 'Lake Homes', asksForKind(shown.shadow)),
    },
    step: {
      value: '2',
      beside: { kind: 'sell', data: valuesOf('sell', aSale()) },
      isSo: ({ shadow }) =>
        becomes(
          () => shadow.querySelector('[name=societyArea]') !== null,
          () => shadow.querySelector('[name=society]') !== null,
        ),
    },
    pin: {
      value: true,
      isSo: ({ shadow }) =>
        becomes(() => shadow.querySelector('[name=mapPin]') !== null, asksForKind(shadow)),
    },
    group: {
      value: pair,
      acts: true,
      isSo: async (shown) => {
        await becomes(() => shown.shadow.querySelector('[name=society]') !== null);
        const other = await shown.beside('housing-post-property', { kind: 'sell' });
        await becomes(() => other.querySelector('[name=society]') !== null);
        await typeInto(other, 'society', 'Green Court');
        return valueOf(shown, 'society') === '';
      },
    },
  },
};
