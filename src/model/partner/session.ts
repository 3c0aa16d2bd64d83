/**
 * Being signed in on a partner's page: a bearer of a few minutes in memory, and the way to the next one, by a cookie of
 * this partition or, where browsers keep none, by a handle in the tab's own storage (docs/decisions/0031, 0047).
 */
import { type ApiClient, createApiClient } from '../../api/client.js';
import { openPartnerToken, partnerBase, refreshPartnerToken } from '../../api/contract/partner-page.js';
import type { PartnerToken } from '../../api/contract/partner-page.schema.js';
import { fail, hasStatus } from '../../api/errors.js';
import { type PartnerConnection, returnMark, signedInHere, signedInKey } from './may-be-signed-in.js';

/** Milliseconds before its end at which a bearer is replaced: a call under way must not outlive it. */
const margin = 30_000;
const ownHeader = { headers: { 'X-Housing': '1' } };

/** Is a sign-in by going there and back, kept until the page is here again. */
export interface PendingSignIn {
  readonly verifier: string;
  readonly state: string;
}

/** The session of a connection; made by `partnerSession`. */
export interface PartnerSession {
  /** Swaps the code of the sign-in window, or asks whether the person has answered; false while they have not. */
  open(verifier: string, code?: string): Promise<boolean>;
  /** Answers a bearer that is good for the next seconds; undefined when nobody is signed in. */
  bearer(): Promise<string | undefined>;
  /** Forgets the person; the server is told by another call. */
  forget(): void;
  /** Keeps a sign-in over going there and back; false where the tab keeps nothing. */
  begin(begun: PendingSignIn): boolean;
}

/** Storage of the page, which may throw: a page whose visitors refuse cookies has none. */
const safeStorage = (area: 'localStorage' | 'sessionStorage') => ({
  read: (name: string): string | null => {
    try {
      return globalThis[area].getItem(name);
    } catch {
      return null;
    }
  },
  write: (name: string, text: string | null): boolean => {
    try {
      if (text === null) globalThis[area].removeItem(name);
      else globalThis[area].setItem(name, text);
      return true;
    } catch {
      return false;
    }
  },
});

const lasting = safeStorage('localStorage');
const ofTab = safeStorage('sessionStorage');

/** Takes the code out of the address at once, so that it is neither kept in the history nor shared. */
const takeReturned = (): { code: string; state: string } | undefined => {
  const { hash } = location;
  const at = hash.indexOf(returnMark);
  if (at < 0) return undefined;
  const given = new URLSearchParams(hash.slice(at));
  history.replaceState(
    history.state,
    '',
    location.pathname + location.search + hash.slice(0, at).slice(0, -1),
  );
  return { code: given.get('housing-code') ?? '', state: given.get('state') ?? '' };
};

/** Stores the token of a connection: the bearer in memory, the way to the next one where the page's storage allows. */
const createTokenStore = (name: string) => {
  let token: (PartnerToken & { endsAt: number }) | undefined;
  return {
    current: () => (token && token.endsAt - margin >= Date.now() ? token.access : undefined),
    handle: () => token?.refresh ?? ofTab.read(name) ?? undefined,
    take: (given: PartnerToken): void => {
      token = { ...given, endsAt: Date.now() + given.expiresIn * 1000 };
      signedInHere.add(name);
      lasting.write(name, 'yes');
      ofTab.write(name, given.refresh);
    },
    /** A token is on its way. */
    expect: (): void => {
      signedInHere.add(name);
    },
    /** None came; what was there before stays. */
    giveUp: (): void => {
      if (token === undefined) signedInHere.delete(name);
    },
    forget: (): void => {
      token = undefined;
      signedInHere.delete(name);
      lasting.write(name, null);
      ofTab.write(name, null);
    },
  };
};

type TokenStore = ReturnType<typeof createTokenStore>;

const swap = async (
  api: ApiClient,
  tokens: TokenStore,
  verifier: string,
  code?: string,
): Promise<boolean> => {
  const body = { verifier, ...(code && { code }) };
  const reply = await api.call(openPartnerToken, { body }, ownHeader);
  if ('pending' in reply) return false;
  tokens.take(reply);
  return true;
};

/** The cookie is every tab's, the handle only this one's: so the cookie is tried first. */
const renew = async (api: ApiClient, tokens: TokenStore): Promise<void> => {
  const handle = tokens.handle();
  for (const body of handle === undefined ? [{}] : [{}, { refresh: handle }]) {
    try {
      tokens.take(await api.call(refreshPartnerToken, { body }, ownHeader));
      return;
    } catch (failure) {
      if (!hasStatus(failure, 401)) throw failure;
    }
  }
  tokens.forget();
};

/** Makes the session of a connection over a client that sends cookies. */
export const createPartnerSession = (connection: PartnerConnection, api: ApiClient): PartnerSession => {
  const beginning = `${signedInKey(connection)} begun`;
  const tokens = createTokenStore(signedInKey(connection));
  let renewal: Promise<void> | undefined;

  /** A code is a person who has answered: whoever asks meanwhile waits for the bearer instead of asking them again. */
  const open: PartnerSession['open'] = (verifier, code) => {
    const answered = swap(api, tokens, verifier, code);
    if (code !== undefined) {
      tokens.expect();
      renewal = answered
        .then(() => undefined, tokens.giveUp)
        .finally(() => {
          renewal = undefined;
        });
    }
    return answered;
  };
  const comeBack = async (): Promise<void> => {
    const returned = takeReturned();
    const begun = JSON.parse(ofTab.read(beginning) ?? 'null') as PendingSignIn | null;
    if (!returned || !begun || begun.state !== returned.state) return renew(api, tokens);
    ofTab.write(beginning, null);
    await swap(api, tokens, begun.verifier, returned.code).catch((failure: unknown) => {
      if (!hasStatus(failure, 401)) throw failure;
    });
  };

  return {
    open,
    forget: tokens.forget,
    begin: (begun) => ofTab.write(beginning, JSON.stringify(begun)),
    async bearer() {
      if (tokens.current() === undefined) {
        renewal ??= (location.hash.includes(returnMark) ? comeBack() : renew(api, tokens)).finally(() => {
          renewal = undefined;
        });
        await renewal;
      }
      return tokens.current();
    },
  };
};

const sessions = new Map<string, PartnerSession>();

/** Answers the session of a connection, the same one each time. */
export const partnerSession = (connection: PartnerConnection): PartnerSession => {
  const { apiBase, key } = connection;
  const baseUrl = partnerBase(apiBase, key);
  const known =
    sessions.get(baseUrl) ??
    createPartnerSession(connection, createApiClient({ baseUrl, credentials: true }));
  sessions.set(baseUrl, known);
  return known;
};

/** Gives the header of a call; none when nobody is signed in. */
export const bearerOf = async (connection: PartnerConnection): Promise<Record<string, string>> => {
  const bearer = await partnerSession(connection)
    .bearer()
    .catch(() => fail({ reason: 'network' }));
  return bearer ? { Authorization: `Bearer ${bearer}` } : {};
};
