/** Who may do what at the desk. */
import type { DeskRole } from '../../src/api/contract/desk.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { findRole } from '../repositories/desk.js';
import { ServiceError } from './service-error.js';

/** Who is at the desk. */
export interface DeskPerson {
  userId: string;
  /** Whether the person signed in in the last 15 minutes. */
  isRecentAtDesk: boolean;
}

/** Refusals of the desk. */
export interface Guards {
  /** Refuses who has no role, or not the one that is needed. */
  needRole: (who: DeskPerson, needed?: DeskRole) => Promise<DeskRole>;
  /** The same for a change, which needs a recent sign-in too. */
  needFresh: (who: DeskPerson, needed?: DeskRole) => Promise<void>;
}

/** Makes the refusals over a database. */
export const guardsOf = (database: Sql): Guards => {
  const needRole: Guards['needRole'] = async ({ userId }, needed = 'moderator') => {
    const role = await findRole(database, userId);
    if (role === undefined || (needed === 'operator' && role !== 'operator'))
      throw new ServiceError('forbidden', messageOf('deskOnly'));
    return role;
  };
  return {
    needRole,
    async needFresh(who, needed) {
      await needRole(who, needed);
      if (!who.isRecentAtDesk) throw new ServiceError('sign-in-again', messageOf('signInAgain'));
    },
  };
};
