/** Sessions: opened at sign-in, read at each request, ended on the server (G-11). */
import { randomBytes } from 'node:crypto';
import type { Sql } from '../db/database.js';
import { isSuspended } from '../repositories/account.js';
import { insertAct } from '../repositories/audit.js';
import { deviceLife, upsertDevice } from '../repositories/known-device.js';
import { deleteGrantsOf } from '../repositories/partner-grant.js';
import {
  deleteSession,
  deleteSessionOf,
  deleteSessionsOf,
  findSession,
  findSessionsOf,
  insertSession,
  type SessionMethod,
  updateSessionSeen,
} from '../repositories/session.js';
import { deviceName } from './device-name.js';
import { digestOf } from './digest.js';
import { ServiceError } from './service-error.js';

const minute = 60_000;
const day = 24 * 60 * minute;
export type { SessionMethod };
export { deviceLife };

/** Milliseconds a session lasts after it was last used. */
export const slidingLife = 30 * day;
/** Milliseconds after which it ends even if it is used. */
export const absoluteLife = 180 * day;
/** Milliseconds in which a code or Google counts as proof for a new password (G-06), and any sign-in for other changes. */
export const proofLife = 10 * minute;
/** Milliseconds in which a sign-in counts as proof for what is decided at the desk. */
const deskProofLife = 15 * minute;
/** Milliseconds between two writes of a session in use, so that not every read is a write. */
const seenPause = 60 * minute;

/** The signed-in person of a request. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  /** Whether a code or Google proved the person in the last 10 minutes (G-06). */
  isProved: boolean;
  /** Whether the person signed in in the last 10 minutes, in whatever way. */
  isRecent: boolean;
  /** Whether they did in the last 15 minutes, which is enough for the desk. */
  isRecentAtDesk: boolean;
  /** The agency that the session works for; not a member any more: then nothing is done for anybody. */
  agency?: { id: string; isMember: boolean };
  /** Set when the cookie should be sent again: its lifetime in milliseconds. */
  renewed?: number;
}

/** A new session: its cookie, and the lifetime of that in milliseconds. */
export interface OpenedSession {
  secret: string;
  life: number;
}

/** Opens, reads and ends sessions; made by createSessions. */
export interface Sessions {
  /** Opens a session with a new secret (not for a suspended account) and ends the one the browser had, against session fixation; records the device. */
  open(
    userId: string,
    method: SessionMethod,
    from: { userAgent?: string; previous?: string; device?: string },
  ): Promise<OpenedSession>;
  /** Reads a cookie; undefined when it has no open session. */
  read(secret: string): Promise<SignedIn | undefined>;
  /** Ends the session of a cookie. */
  end(secret: string): Promise<void>;
  /** Ends one of a person's sessions; answers whether it was there. */
  endOne(userId: string, id: string): Promise<boolean>;
  /** Ends a person's sessions, all or all but one, and those on partners' pages. */
  endAll(userId: string, butId?: string): Promise<void>;
  /** Lists a person's sessions. */
  list(userId: string): ReturnType<typeof findSessionsOf>;
}

/** Makes the service over a database. */
export const createSessions = (database: Sql, now: () => number = Date.now): Sessions => ({
  async open(userId, method, { userAgent, previous, device }) {
    if (await isSuspended(database, userId))
      throw new ServiceError('forbidden', 'This account is suspended. Write to support.');
    const secret = randomBytes(32).toString('base64url');
    const at = now();
    const id = randomBytes(9).toString('base64url');
    await database.transaction().execute(async (transaction) => {
      if (previous) await deleteSession(transaction, digestOf(previous));
      await insertSession(transaction, {
        ...{ idHash: digestOf(secret), id, userId, method },
        ...{ device: deviceName(userAgent), isProved: method !== 'password' },
        ...{ now: at, expiresAt: at + slidingLife, endsAt: at + absoluteLife },
      });
      const detail = { method, session: id };
      await insertAct(
        transaction,
        { actorId: userId, act: 'sign-in', subject: userId, detail },
        new Date(at),
      );
    });
    if (device !== undefined) await upsertDevice(database, { userId, device, registered: false }, at);
    return { secret, life: slidingLife };
  },

  async read(secret) {
    const idHash = digestOf(secret);
    const at = now();
    const found = await findSession(database, idHash, at);
    if (!found) return undefined;
    const signedIn: SignedIn = {
      userId: found.userId,
      sessionId: found.id,
      isProved: found.provedAt !== null && at - found.provedAt.getTime() < proofLife,
      isRecent: at - found.createdAt.getTime() < proofLife,
      isRecentAtDesk: at - found.createdAt.getTime() < deskProofLife,
      ...(found.agencyId !== null && { agency: { id: found.agencyId, isMember: found.isMember } }),
    };
    if (at - found.seenAt.getTime() < seenPause) return signedIn;
    const expiresAt = Math.min(at + slidingLife, found.endsAt.getTime());
    await updateSessionSeen(database, idHash, at, expiresAt);
    return { ...signedIn, renewed: expiresAt - at };
  },

  end: (secret) => deleteSession(database, digestOf(secret)),
  endOne: (userId, id) => deleteSessionOf(database, userId, id),
  async endAll(userId, butId) {
    await deleteSessionsOf(database, userId, butId);
    await deleteGrantsOf(database, userId);
  },
  list: (userId) => findSessionsOf(database, userId, now()),
});
