/** What a visitor did on a partner's page: told to the page as `housing-act` and counted once, without a name (S-769). */
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { countPartnerAct } from '../../api/contract/partner-acts.js';
import type { NewPartnerAct, PartnerActName } from '../../api/contract/partner-acts.schema.js';
import { callBase, isOwnSite, type PageConnection } from '../connection/page-connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { hasConsent } from './consent.js';

/** An act of a visitor. */
export interface Act {
  readonly act: PartnerActName;
  /** What it was about, which makes it one act however often it is tried: a listing's id, a search's query. */
  readonly about: string;
  /** The listing, where it was about one. */
  readonly listing?: { readonly kind: ListingKind; readonly id: string };
}

const listName = 'acts';
/** Acts that a device remembers; older ones would be told again. */
const mostRemembered = 300;
/** Milliseconds before a count is tried again that did not arrive. */
const pauses = [2_000, 15_000];

const toldHere = new Set<string>();

const remembered = (connection: PageConnection): readonly string[] =>
  readStored(listName, connection)?.split('\n') ?? [];

/** Remembers an act; returns false when it was told already, also before the page was loaded. */
const isNew = (name: string, connection: PageConnection, mayKeep: boolean): boolean => {
  const before = mayKeep ? remembered(connection) : [];
  if (toldHere.has(name) || before.includes(name)) return false;
  toldHere.add(name);
  if (mayKeep) writeStored(listName, [...before, name].slice(-mostRemembered).join('\n'), connection);
  return true;
};

const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Sends the count until the server has it; the same id counts once. */
const count = async (connection: PageConnection, body: NewPartnerAct): Promise<void> => {
  for (const pause of [...pauses, undefined]) {
    const answer = await fetch(callBase(connection) + countPartnerAct.path, {
      method: countPartnerAct.method,
      // It arrives although the visitor leaves the page.
      keepalive: true,
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    if ((answer && answer.status < 500) || pause === undefined) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
};

/** Tells the page and counts; does nothing on our own site, and for an act that was told before. */
export const tellAct = async (
  connection: PageConnection | null,
  { act, about, listing }: Act,
): Promise<void> => {
  if (!connection || isOwnSite(connection)) return;
  const mayKeep = hasConsent();
  if (!isNew(`${act} ${about}`, connection, mayKeep)) return;
  const id = newId();
  document.dispatchEvent(new CustomEvent('housing-act', { detail: { act, ...listing, actId: id } }));
  if (!mayKeep || connection.key === undefined) return;
  const { pathname, search } = location;
  const campaign = new URLSearchParams(search).get('utm_campaign') ?? '';
  const page = pathname.startsWith('/') ? pathname.slice(0, 200) : '/';
  await count(connection, { id, act, page, campaign: campaign.slice(0, 80) });
};
