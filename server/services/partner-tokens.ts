/**
 * Tokens of people signed in on a partner's page. A code, bound to key, origin, person and PKCE challenge, is exchanged
 * for a bearer of ten minutes; a rotating handle or a partitioned cookie gives the next. A replay ends the grant.
 */
import { createHash, randomBytes } from 'node:crypto';
import type {
  PartnerPending,
  PartnerToken,
  PartnerUses,
} from '../../src/api/contract/partner-tokens.schema.js';
import type { ApprovedSignIn, Delivery } from '../../src/api/contract/partner-windows.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import type { SecretPurpose } from '../db/partner-tables.js';
import { newId } from '../repositories/listing/ids.js';
import {
  deleteGrant,
  deleteGrantsOf,
  findSecret,
  type FoundSecret,
  hasUsedChildSecret,
  insertGrant,
  insertSecret,
  revokeChildSecrets,
  consumeSecret,
} from '../repositories/partner-grant.js';
import type { StoredPartnerKey } from '../repositories/partner-key.js';
import { digestOf } from './digest.js';
import { ServiceError } from './service-error.js';

const minute = 60_000;
const day = 24 * 60 * minute;
/** Lifetimes in milliseconds. */
const lives: Record<SecretPurpose, number> = {
  code: minute,
  access: 10 * minute,
  refresh: day / 2,
  cookie: 30 * day,
  ticket: minute,
};
/** Milliseconds in which a question before a contact may be opened: it tells the person nothing that is not theirs. */
const questionLife = 10 * minute;
/** Milliseconds a person stays signed in on a page at most. */
const grantLife = 30 * day;
/** Milliseconds in which a used handle is accepted again: two tabs may send the same one at once. */
const grace = 10_000;

/** Where a call comes from: a checked key and the exact origin. */
export interface PartnerPlace {
  partner: StoredPartnerKey;
  origin: string;
}

/** Somebody signed in on a partner's page. */
export interface PartnerPerson {
  userId: string;
  uses: PartnerUses;
  grantId: string;
}

/** A token and its cookie; `cookieLife` in milliseconds. */
export interface GivenToken {
  token: PartnerToken;
  cookie: string;
  cookieLife: number;
}

/** What a person approved in the sign-in window. */
export interface Approval extends PartnerPlace {
  userId: string;
  challenge: string;
  delivery: Delivery;
  uses: PartnerUses;
}

/** Tokens; made by createPartnerTokens. */
export interface PartnerTokens {
  /** Makes a grant and its code. */
  approve(approval: Approval): Promise<ApprovedSignIn>;
  /** Exchanges a code; without one it returns `pending` until the person has answered. */
  open(place: PartnerPlace, verifier: string, code: string | undefined): Promise<GivenToken | PartnerPending>;
  /** Returns the next token for a handle or a cookie. */
  refresh(place: PartnerPlace, given: { refresh?: string; cookie?: string }): Promise<GivenToken>;
  /** Reads a bearer; undefined when it is not valid for this place. */
  read(place: PartnerPlace, bearer: string): Promise<PartnerPerson | undefined>;
  /** Ends the grant of a bearer. */
  end(grantId: string): Promise<void>;
  /** Ends every grant of a person, when they sign out. */
  endAll(userId: string): Promise<void>;
  /** Makes a ticket for details that the page must not see. */
  ticket(grantId: string, about: object): Promise<string>;
  /** Redeems a ticket, once; `check` may refuse before it is used up. */
  takeTicket(ticket: string, check: (found: FoundSecret) => Promise<void>): Promise<FoundSecret | undefined>;
}

const makeSecret = (): string => randomBytes(32).toString('base64url');
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
const waitedFor = (challenge: string): string => digestOf(`waited for ${challenge}`);
const isFrom = (found: FoundSecret, { partner, origin }: PartnerPlace): boolean =>
  found.key === partner.key && found.origin === origin;

const signInAgain = (): ServiceError => new ServiceError('login-required', messageOf('loginFirst'));
const badCode = (): ServiceError =>
  new ServiceError('bad-credentials', 'The sign-in code is not valid. Sign in again.');

interface SecretOptions {
  about?: object;
  parent?: string | undefined;
  life?: number;
}

const createGiving = (database: Sql, now: () => number) => {
  const give = async (
    grantId: string,
    purpose: SecretPurpose,
    { about, parent, life = lives[purpose] }: SecretOptions = {},
  ): Promise<string> => {
    const secret = makeSecret();
    const expiresAt = now() + life;
    await insertSecret(database, {
      hash: digestOf(secret),
      purpose,
      grantId,
      expiresAt,
      ...(about && { about: JSON.stringify(about) }),
      ...(parent !== undefined && { parent }),
    });
    return secret;
  };
  const giveToken = async ({ grantId, uses }: FoundSecret, parent?: string): Promise<GivenToken> => ({
    token: {
      access: await give(grantId, 'access', { parent }),
      expiresIn: lives.access / 1000,
      refresh: await give(grantId, 'refresh', { parent }),
      uses,
    },
    cookie: await give(grantId, 'cookie', { parent }),
    cookieLife: lives.cookie,
  });
  return { give, giveToken };
};

const createApproving =
  (database: Sql, now: () => number): PartnerTokens['approve'] =>
  async ({ partner, origin, userId, challenge, delivery, uses }) => {
    const at = now();
    const [code, frame, id] = [makeSecret(), makeSecret(), newId(at)];
    await insertGrant(database, {
      id,
      key: partner.key,
      origin,
      userId,
      frameHash: digestOf(frame),
      uses,
      now: at,
      endsAt: at + grantLife,
    });
    // A polling page sends its verifier instead of a code.
    const hash = delivery === 'poll' ? waitedFor(challenge) : digestOf(code);
    await insertSecret(database, {
      hash,
      purpose: 'code',
      grantId: id,
      challenge,
      expiresAt: at + lives.code,
    });
    return delivery === 'poll' ? { frame } : { code, frame };
  };

type Giving = ReturnType<typeof createGiving>;

const isLate = (usedAt: Date | null, now: number): usedAt is Date =>
  usedAt !== null && now - usedAt.getTime() > grace;

/**
 * Tells whether a used secret is a replay. It is not when the secrets given for it were never used: then the page lost
 * the reply. Those secrets are taken back, so that only one chain goes on (docs/decisions/0052).
 */
const isReplay = async (
  database: Sql,
  { grantId, hash, usedAt }: Pick<FoundSecret, 'grantId' | 'usedAt'> & { hash: string },
  now: number,
): Promise<boolean> => {
  if (await hasUsedChildSecret(database, { grantId, hash })) return true;
  if (usedAt) await revokeChildSecrets(database, { grantId, hash, usedAt }, now);
  return false;
};

const createRotation =
  (database: Sql, { giveToken }: Giving, now: () => number) =>
  async (place: PartnerPlace, secret: string, purpose: SecretPurpose): Promise<GivenToken> => {
    const hash = digestOf(secret);
    const found = await findSecret(database, hash, purpose, now());
    if (!found || !isFrom(found, place)) throw signInAgain();
    const isFirst = await consumeSecret(database, hash, now());
    if (!isFirst && isLate(found.usedAt, now()) && (await isReplay(database, { ...found, hash }, now()))) {
      await deleteGrant(database, found.grantId);
      throw signInAgain();
    }
    return giveToken(found, hash);
  };

/** Makes the service over a database. */
export const createPartnerTokens = (database: Sql, now: () => number = Date.now): PartnerTokens => {
  const giving = createGiving(database, now);
  const { give, giveToken } = giving;
  const rotate = createRotation(database, giving, now);

  return {
    approve: createApproving(database, now),

    async open(place, verifier, code) {
      const challenge = challengeOf(verifier);
      const hash = code === undefined ? waitedFor(challenge) : digestOf(code);
      const found = await findSecret(database, hash, 'code', now());
      if (!found && code === undefined) return { pending: true };
      if (!found) throw badCode();
      const isFirst = await consumeSecret(database, hash, now());
      if (isFirst && isFrom(found, place) && found.challenge === challenge) return giveToken(found);
      // Used twice, or without its verifier: the grant ends with all its secrets.
      await deleteGrant(database, found.grantId);
      throw badCode();
    },

    async refresh(place, { refresh, cookie }) {
      if (refresh !== undefined) return rotate(place, refresh, 'refresh');
      if (cookie !== undefined) return rotate(place, cookie, 'cookie');
      throw signInAgain();
    },

    async read(place, bearer) {
      const hash = digestOf(bearer);
      const found = await findSecret(database, hash, 'access', now());
      // The first use proves that the reply with this token has arrived.
      if (found?.usedAt === null) await consumeSecret(database, hash, now());
      if (!found || !isFrom(found, place)) return undefined;
      const { userId, grantId, uses } = found;
      return { userId, grantId, uses };
    },

    end: (grantId) => deleteGrant(database, grantId),
    endAll: (userId) => deleteGrantsOf(database, userId),
    ticket: (grantId, about) =>
      give(grantId, 'ticket', { about, ...('contact' in about && { life: questionLife }) }),

    async takeTicket(ticket, check) {
      const hash = digestOf(ticket);
      const found = await findSecret(database, hash, 'ticket', now());
      if (found) await check(found);
      return found && (await consumeSecret(database, hash, now())) ? found : undefined;
    },
  };
};
