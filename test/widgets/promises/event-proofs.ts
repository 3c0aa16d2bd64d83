/** For each event of the reference: what the visitor does, and how to see that the widget then went on by itself. */
import { valuesOf } from '../../../src/model/posting/form-values.js';
import { aSale } from '../../support/a-listing.js';
import { byRole, change } from '../../support/mount.js';
import { becomes, choose, searchFrom, submit } from './acts.js';
import type { Host, Shown } from './shown.js';

/** The proof of an event. */
export interface EventProof {
  /** What stands on the tag. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly host?: Host;
  readonly act: (shown: Shown) => Promise<unknown>;
  /** Where the reference says "else": whether that was done; `left` are the addresses gone to. */
  readonly otherwise?: (shown: Shown, left: readonly string[]) => boolean | Promise<boolean>;
}

const gone =
  (path: string) =>
  (_: Shown, left: readonly string[]): boolean =>
    left.some((address) => address.includes(path));
const press =
  (role: string, name: string | RegExp) =>
  ({ shadow }: Shown) =>
    choose(shadow, role, name);
const card = async ({ shadow }: Shown): Promise<void> => {
  const cards = () => shadow.querySelectorAll<HTMLElement>('article h3 a');
  await becomes(() => cards().length > 0);
  [...cards()].at(-1)?.click();
};
const opened = { kind: 'sell', 'listing-id': 'sale-1' };

const ready = { kind: 'sell', step: '2', data: valuesOf('sell', aSale()) };
const post = async (shown: Shown): Promise<void> => {
  // From the photos to the extras, and from these to the market.
  await becomes(() => shown.shadow.querySelector('[name=societyArea]') !== null);
  await submit(shown);
  await submit(shown);
};
const heading = ({ shadow }: Shown) => shadow.querySelector('#done')?.textContent ?? '';

/** Holds the proofs by tag and event. */
export const eventProofs: Readonly<Record<string, Readonly<Record<string, EventProof>>>> = {
  'housing-search-box': {
    'housing-search': {
      act: ({ shadow }) => searchFrom(shadow, 'Thane'),
      otherwise: gone('/search?tab=Buy&city=Thane'),
    },
    'housing-post': { act: press('radio', 'Sell'), otherwise: gone('/profile') },
  },
  'housing-results': {
    'housing-search-change': {
      act: ({ shadow }) => change(byRole(shadow, 'combobox', 'Sort by'), 'area-down'),
    },
    'housing-listings': { act: () => Promise.resolve() },
    'housing-open': { act: card, otherwise: gone('/product?id=') },
    'housing-sign-in': { host: 'guest', act: press('button', /^View Number/) },
  },
  'housing-listing-detail': {
    'housing-listing': {
      act: ({ element }) => {
        Object.assign(element, { kind: 'sell', listingId: 'sale-1' });
        return Promise.resolve();
      },
    },
    'housing-open': {
      values: opened,
      act: card,
      otherwise: ({ asked }) =>
        becomes(() => asked().some(({ url }) => url.pathname.endsWith('/property/sell/second'))),
    },
    'housing-search': {
      values: { kind: 'sell', 'listing-id': 'gone' },
      act: press('link', 'See similar listings'),
      otherwise: gone('/search?tab=Buy'),
    },
    'housing-sign-in': { values: opened, host: 'guest', act: press('button', /^Get Phone No/) },
  },
  'housing-manage': {
    'housing-open': { act: press('link', /Flat in Powai/), otherwise: gone('/product?id=') },
    'housing-copy': { act: press('link', /^Copy/), otherwise: gone('/profile/sell?copy=') },
    'housing-edit': { act: press('link', /^Edit/), otherwise: gone('/profile/sell?id=') },
    'housing-post': { act: press('link', 'Post Property'), otherwise: gone('/profile') },
    'housing-responses': { act: press('link', /Contacts$/), otherwise: gone('/v-response?id=') },
    'housing-sign-in': { host: 'guest', act: press('link', 'Login'), otherwise: gone('/login') },
  },
  'housing-post-property': {
    'housing-post-kind': {
      act: press('button', 'Plot/Land'),
      otherwise: ({ shadow }) => becomes(() => shadow.querySelector('[name=plotArea]') !== null),
    },
    'housing-post-step': {
      values: { kind: 'sell', mode: 'edit', listing: aSale() },
      act: async (shown) => {
        await becomes(() => shown.shadow.querySelector('[name=society]') !== null);
        await submit(shown);
      },
    },
    'housing-posted': { values: ready, host: 'own', act: post },
    'housing-manage': {
      values: ready,
      host: 'own',
      act: async (shown) => {
        await post(shown);
        await becomes(() => heading(shown) !== '');
        await choose(shown.shadow, 'link', 'Go to Manage');
      },
      otherwise: gone('/manage'),
    },
    'housing-pin': { values: { pin: true }, act: press('button', 'Choose on the map') },
    'housing-preview': { values: ready, act: press('button', 'Preview') },
    'housing-sign-in': { host: 'guest', act: press('button', 'Login') },
  },
};
