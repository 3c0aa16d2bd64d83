/** What a person wanted when signing in came between: kept over it and offered again, never run by itself (G-02). */
import { attach, createStore, sample } from 'effector';
import { $connection, isOwnSite, type PageConnection } from '../connection/connection.js';
import { checkAuthFx, logFailureFx } from '../session/session.js';
import type { ContactPlace, ContactRequest } from './buttons.js';
import { contactReady } from './facts.js';

const nameFor = (connection: PageConnection | null): string =>
  isOwnSite(connection) ? 'contact-offer' : 'housing:contact-offer';

/** For how long a request is worth offering again, in milliseconds. */
export const offerLife = 30 * 60_000;

type Kept = Omit<ContactRequest, 'place'> & { at: number };

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

/** Reads what is kept; null when there is none, or one that is too old to be offered. */
const readKept = (name: string): Kept | null => {
  const text = sessionStorage.getItem(name);
  const kept: unknown = text === null ? null : JSON.parse(text);
  return isKept(kept) && Date.now() - kept.at <= offerLife ? kept : null;
};

const writeKept = (name: string, kept: Kept | null): void => {
  try {
    if (kept === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Where storage is closed a request lives as long as the page.
  }
};

// Effects
/** Keeps a request, also for the page after signing in; one that is neither ours nor a partner's gets none (C-63). */
export const keepRequestFx = attach({
  source: $connection,
  effect: (connection, { action, surface, target }: ContactRequest) => {
    if (isOwnSite(connection) || connection?.key !== undefined)
      writeKept(nameFor(connection), { action, surface, target, at: Date.now() });
  },
});

// Stores
/** Holds the request that signing in interrupted on this page; null when there is none. */
const $interrupted = createStore<ContactRequest | null>(null).on(keepRequestFx, (_, request) => request);

/** Takes the kept request of a surface, once; null when there is none. */
export const takeRequestFx = attach({
  source: { connection: $connection, interrupted: $interrupted },
  effect: ({ connection, interrupted }, { place, surface }: ContactPlace): ContactRequest | null => {
    const name = nameFor(connection);
    const kept = interrupted ?? readKept(name);
    if (kept?.surface !== surface) return null;
    writeKept(name, null);
    const { action, target } = kept;
    return { action, surface, target, place: interrupted?.place ?? place };
  },
});

$interrupted.on(takeRequestFx.doneData, (interrupted, request) => (request ? null : interrupted));

// Wiring
sample({ clock: contactReady, target: takeRequestFx });
// Signing in did not leave the page.
sample({
  clock: checkAuthFx.doneData,
  source: $interrupted,
  filter: (interrupted: ContactRequest | null, isLoggedIn): interrupted is ContactRequest =>
    isLoggedIn && interrupted !== null,
  fn: (interrupted) => interrupted as ContactRequest,
  target: takeRequestFx,
});
sample({ clock: takeRequestFx.failData, target: logFailureFx });
