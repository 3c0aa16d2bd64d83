/** What a signed-out person wanted, kept over signing in to be offered again, never run by itself (G-02). */
import { attach } from 'effector';
import type { ContactAsk } from './account.js';
import { $connection, isOwnSite } from './index.js';

const name = 'contact-offer';

/** Is for how long a wish is worth offering again, in milliseconds. */
export const offerLife = 30 * 60_000;

type Kept = Omit<ContactAsk, 'place'> & { at: number };

const isKept = (value: unknown): value is Kept => {
  const { action, surface, target, at } = (value ?? {}) as Partial<Kept>;
  return (
    (action === 'number' || action === 'message') &&
    (surface === 'search' || surface === 'detail') &&
    typeof target?.id === 'string' &&
    typeof target.ownerId === 'string' &&
    typeof at === 'number'
  );
};

/** Keeps a wish for the page that comes after signing in; not on partner pages, where nobody signs in (C-63). */
export const keepOfferFx = attach({
  source: $connection,
  effect: (connection, { action, surface, target }: ContactAsk) => {
    if (!isOwnSite(connection)) return;
    const kept: Kept = { action, surface, target, at: Date.now() };
    sessionStorage.setItem(name, JSON.stringify(kept));
  },
});

/** Takes the kept wish, once; null when there is none, or one that is old or of another kind of page. */
export const takeOfferFx = attach({
  source: $connection,
  effect: (_, { place, surface }: Pick<ContactAsk, 'place' | 'surface'>): ContactAsk | null => {
    const text = sessionStorage.getItem(name);
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (!isKept(kept) || kept.surface !== surface) return null;
    sessionStorage.removeItem(name);
    const { action, target, at } = kept;
    return Date.now() - at > offerLife ? null : { action, surface, target, place };
  },
});
