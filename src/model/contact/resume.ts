/** The contact that signing in interrupted: stored, and offered again afterwards, never run by itself (G-02). */
import { attach, createStore, sample } from 'effector';
import { $connection } from '../connection/connection.js';
import { isOwnSite, type PageConnection } from '../connection/page-connection.js';
import { checkAuthFx, logFailureFx } from '../session/session.js';
import type { ContactPlace, ContactRequest } from './buttons.js';
import { contactReady } from './facts.js';

const nameFor = (connection: PageConnection | null): string =>
  isOwnSite(connection) ? 'contact-offer' : 'housing:contact-offer';

/** Milliseconds in which a stored request is offered again. */
export const offerLifetime = 30 * 60_000;

type StoredRequest = Omit<ContactRequest, 'place'> & { at: number };

const isStoredRequest = (value: unknown): value is StoredRequest => {
  const { action, surface, target, at } = (value ?? {}) as Partial<StoredRequest>;
  return (
    (action === 'number' || action === 'message') &&
    (surface === 'search' || surface === 'detail') &&
    typeof target?.id === 'string' &&
    typeof target.ownerId === 'string' &&
    typeof at === 'number'
  );
};

/** Reads the stored request; null when there is none, or it is too old. */
const readRequest = (name: string): StoredRequest | null => {
  const text = sessionStorage.getItem(name);
  const kept: unknown = text === null ? null : JSON.parse(text);
  return isStoredRequest(kept) && Date.now() - kept.at <= offerLifetime ? kept : null;
};

const writeRequest = (name: string, kept: StoredRequest | null): void => {
  try {
    if (kept === null) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // Without storage the request is kept as long as the page.
  }
};

// Effects
/** Stores a request for the page after signing in; only on our site and on partner pages (C-63). */
export const storeRequestFx = attach({
  source: $connection,
  effect: (connection, { action, surface, target }: ContactRequest) => {
    if (isOwnSite(connection) || connection?.key !== undefined)
      writeRequest(nameFor(connection), { action, surface, target, at: Date.now() });
  },
});

// Stores
/** Holds the request that signing in interrupted on this page; null when there is none. */
export const $interrupted = createStore<ContactRequest | null>(null).on(
  storeRequestFx,
  (_, request) => request,
);

/** Takes the stored request of a surface, once; null when there is none. */
export const takeRequestFx = attach({
  source: { connection: $connection, interrupted: $interrupted },
  effect: ({ connection, interrupted }, { place, surface }: ContactPlace): ContactRequest | null => {
    const name = nameFor(connection);
    const kept = interrupted ?? readRequest(name);
    if (kept?.surface !== surface) return null;
    writeRequest(name, null);
    const { action, target } = kept;
    return { action, surface, target, place: interrupted?.place ?? place };
  },
});

$interrupted.on(takeRequestFx.doneData, (interrupted, request) => (request ? null : interrupted));

// Wiring
sample({ clock: contactReady, target: takeRequestFx });
// Signed in without leaving the page.
sample({
  clock: checkAuthFx.doneData,
  source: $interrupted,
  filter: (interrupted: ContactRequest | null, isLoggedIn): interrupted is ContactRequest =>
    isLoggedIn && interrupted !== null,
  fn: (interrupted) => interrupted as ContactRequest,
  target: takeRequestFx,
});
sample({ clock: takeRequestFx.failData, target: logFailureFx });
