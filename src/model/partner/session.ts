/**
 * The session on a partner's page: a bearer of ten minutes in memory; the next one comes for a partitioned cookie or,
 * where browsers keep none, for a handle in the tab's storage (docs/decisions/0031, 0047).
 */
import { type ApiClient, createApiClient } from '../../api/client.js';
import { partnerBase } from '../../api/contract/partner-page.js';
import { openPartnerToken, refreshPartnerToken } from '../../api/contract/partner-tokens.js';
import type { PartnerUse } from '../../api/contract/endpoint.js';
import type { PartnerToken } from '../../api/contract/partner-tokens.schema.js';
import { fail, hasStatus } from '../../api/errors.js';
import { type PartnerConnection, returnParameter, signedInHere, signedInKey } from './may-be-signed-in.js';

export type { PartnerUse } from '../../api/contract/endpoint.js';

/** Milliseconds before its end at which a bearer is replaced, so that it does not expire during a call. */
const margin = 30_000;
const ownHeader = { headers: { 'X-Housing': '1' } };

/** A sign-in by redirect, stored until the page is loaded again. */
export interface PendingSignIn {
  readonly verifier: string;
  readonly state: string;
}

/** The session of a connection; made by `partnerSession`. */
export interface PartnerSession {
  /** Exchanges the code of the sign-in window, or asks whether the person has answered; false while they have not. */
  open(verifier: string, code?: string): Promise<boolean>;
  /** Returns a bearer that is valid for the next seconds; undefined when nobody is signed in. */
  bearer(): Promise<string | undefined>;
  /** Returns what the person has allowed here, as far as this page knows. */
  uses(): readonly PartnerUse[];
  /** Drops the tokens; another call ends the grant on the server. */
  forget(): void;
  /** Stores a sign-in by redirect; false where the tab has no storage. */
  begin(begun: PendingSignIn): boolean;
}

/** Returns the page's storage; access throws where visitors refuse cookies. */
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

/** Removes the code from the address at once, so that it is neither in the history nor shared. */
const takeReturned = (): { code: string; state: string } | undefined => {
  const { hash } = location;
  const at = hash.indexOf(returnParameter);
  if (at < 0) return undefined;
  const given = new URLSearchParams(hash.slice(at));
  history.replaceState(
    history.state,
    '',
    location.pathname + location.search + hash.slice(0, at).slice(0, -1),
  );
  return { code: given.get('housing-code') ?? '', state: given.get('state') ?? '' };
};

/** Stores the tokens of a connection: the bearer in memory, the handle in the page's storage where possible. */
const createTokenStore = (name: string) => {
  let token: (PartnerToken & { endsAt: number }) | undefined;
  return {
    current: () => (token && token.endsAt - margin >= Date.now() ? token.access : undefined),
    uses: () => token?.uses ?? [],
    handle: () => token?.refresh ?? ofTab.read(name) ?? undefined,
    take: (given: PartnerToken): void => {
      token = { ...given, endsAt: Date.now() + given.expiresIn * 1000 };
      signedInHere.add(name);
      lasting.write(name, 'yes');
      ofTab.write(name, given.refresh);
    },
    /** A token is being requested. */
    expect: (): void => {
      signedInHere.add(name);
    },
    /** The request failed; the stored token stays. */
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

/** The cookie first, since all tabs share it; the handle is this tab's. */
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

  /** While a code is exchanged, callers wait for the bearer instead of asking the person again. */
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
    uses: tokens.uses,
    begin: (begun) => ofTab.write(beginning, JSON.stringify(begun)),
    async bearer() {
      // While a code is exchanged the pass before it may allow less.
      if (renewal !== undefined || tokens.current() === undefined) {
        renewal ??= (location.hash.includes(returnParameter) ? comeBack() : renew(api, tokens)).finally(
          () => {
            renewal = undefined;
          },
        );
        await renewal;
      }
      return tokens.current();
    },
  };
};

const sessions = new Map<string, PartnerSession>();

/** Returns the session of a connection, always the same one. */
export const partnerSession = (connection: PartnerConnection): PartnerSession => {
  const { apiBase, key } = connection;
  const baseUrl = partnerBase(apiBase, key);
  const known =
    sessions.get(baseUrl) ??
    createPartnerSession(connection, createApiClient({ baseUrl, credentials: true }));
  sessions.set(baseUrl, known);
  return known;
};

/** Returns the Authorization header; none when nobody is signed in. */
export const bearerOf = async (connection: PartnerConnection): Promise<Record<string, string>> => {
  const bearer = await partnerSession(connection)
    .bearer()
    .catch(() => fail({ reason: 'network' }));
  return bearer ? { Authorization: `Bearer ${bearer}` } : {};
};
