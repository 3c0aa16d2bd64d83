/** What a signed-out person wanted, kept over signing in to be offered again, never run by itself (G-02). */
import { attach } from 'effector';
import type { ContactAsk } from '../account/entry.js';
import { $connection, isOwnSite, type PageConnection } from '../index.js';

const nameFor = (connection: PageConnection | null): string =>
  isOwnSite(connection) ? 'contact-offer' : 'housing:contact-offer';

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

/** Keeps a wish for the page that comes after signing in; a page that is neither ours nor a partner's has none (C-63). */
export const keepOfferFx = attach({
  source: $connection,
  effect: (connection, { action, surface, target }: ContactAsk) => {
    if (!isOwnSite(connection) && connection?.key === undefined) return;
    const kept: Kept = { action, surface, target, at: Date.now() };
    sessionStorage.setItem(nameFor(connection), JSON.stringify(kept));
  },
});

/** Takes the kept wish, once; null when there is none, or one that is old or of another kind of page. */
export const takeOfferFx = attach({
  source: $connection,
  effect: (connection, { place, surface }: Pick<ContactAsk, 'place' | 'surface'>): ContactAsk | null => {
    const name = nameFor(connection);
    const text = sessionStorage.getItem(name);
    const kept: unknown = text === null ? null : JSON.parse(text);
    if (!isKept(kept) || kept.surface !== surface) return null;
    sessionStorage.removeItem(name);
    const { action, target, at } = kept;
    return Date.now() - at > offerLife ? null : { action, surface, target, place };
  },
});
