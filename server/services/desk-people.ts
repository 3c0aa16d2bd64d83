/** What operators do about people, partner keys and places. Each act is recorded with its reason. */
import type {
  DeskKeys,
  DeskPeople,
  DeskPlaces,
  PersonDecision,
  PlaceDecision,
} from '../../src/api/contract/desk.schema.js';
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { findAccount } from '../repositories/account.js';
import { insertAct } from '../repositories/audit.js';
import { insertCoinEntry, lockBalance } from '../repositories/coin-account.js';
import { updateSuspended } from '../repositories/desk.js';
import { findPeople } from '../repositories/operator-accounts.js';
import { deleteGrantsOf } from '../repositories/partner-grant.js';
import { findKeysInUse, revokeAnyKey } from '../repositories/partner-key.js';
import { deleteReraCheck, reraKey, upsertReraCheck } from '../repositories/rera-check.js';
import { deleteSessionsOf } from '../repositories/session.js';
import { dayOf } from './calendar.js';
import { type DeskPerson, guardsOf } from './desk-guards.js';
import { confirmPlace, listProposedPlaces } from './proposed-places.js';
import { ServiceError } from './service-error.js';
import type { Welcome } from './welcome.js';

/** What operators do; made by createDeskPeople. Every call refuses, with 403, who has no role that may make it. */
export interface OperatorsDesk {
  /** Finds people by a part of name or e-mail address, by phone or by id; at most 20. */
  people(who: DeskPerson, search: string): Promise<DeskPeople>;
  decidePerson(who: DeskPerson, id: string, decision: PersonDecision): Promise<void>;
  /** Lists partner keys in use. */
  keys(who: DeskPerson): Promise<DeskKeys>;
  /** Revokes anybody's key; calls under it are refused 5 seconds later at most. */
  revokeKey(who: DeskPerson, key: string, reason: string): Promise<void>;
  /** Lists names of places that nobody has confirmed. */
  places(who: DeskPerson): Promise<DeskPlaces>;
  confirmPlace(who: DeskPerson, decision: PlaceDecision): Promise<void>;
}

/** One act about an account, by whom and when. */
interface PersonAct {
  actorId: string;
  id: string;
  decision: PersonDecision;
  at: Date;
}

const most = 20;

const needed = (field: string, id: MessageId): ServiceError =>
  new ServiceError('invalid', messageOf(id), { [field]: messageOf(id) });

const endSessions = async (transaction: Sql, id: string): Promise<void> => {
  await deleteSessionsOf(transaction, id);
  await deleteGrantsOf(transaction, id);
};

/** Notes or takes back that the account's number is in the register. */
const noteRera = async (transaction: Sql, { id, decision, at }: PersonAct): Promise<string> => {
  const number = reraKey(decision.number ?? '');
  if (number === '') throw needed('number', 'deskReraNumber');
  if (decision.act === 'check-rera') await upsertReraCheck(transaction, id, number, dayOf(at.getTime()));
  else if (!(await deleteReraCheck(transaction, id, number)))
    throw new ServiceError('not-found', messageOf('deskReraUnchecked'));
  return number;
};

const grantCoins = async (transaction: Sql, { id, decision, at }: PersonAct): Promise<number> => {
  const { coins, reason } = decision;
  if (coins === undefined) throw needed('coins', 'deskCoins');
  await lockBalance(transaction, id);
  await insertCoinEntry(
    transaction,
    { userId: id, amount: coins, reason: 'grant', note: reason },
    at.getTime(),
  );
  return coins;
};

const work: Record<PersonDecision['act'], (transaction: Sql, act: PersonAct) => Promise<object>> = {
  suspend: (transaction, act) => suspend(transaction, act, act.at),
  restore: (transaction, act) => suspend(transaction, act, null),
  'end-sessions': async (transaction, { id }) => {
    await endSessions(transaction, id);
    return {};
  },
  grant: async (transaction, act) => ({ coins: await grantCoins(transaction, act) }),
  'check-rera': async (transaction, act) => ({ number: await noteRera(transaction, act) }),
  'withdraw-rera': async (transaction, act) => ({ number: await noteRera(transaction, act) }),
};

/** Suspends an account or restores it; either ends its sessions and those on partners' pages. */
async function suspend(transaction: Sql, { id }: PersonAct, since: Date | null): Promise<object> {
  if (!(await updateSuspended(transaction, id, since)))
    throw new ServiceError('conflict', messageOf('deskSuspension'));
  await endSessions(transaction, id);
  return {};
}

/** Does an act about an account and records it, in one transaction. */
export const actOnPerson = (database: Sql, welcome: Pick<Welcome, 'openFor'>) => async (act: PersonAct) => {
  const { actorId, id, decision, at } = act;
  const account = await findAccount(database, id);
  if (!account && decision.act !== 'suspend' && decision.act !== 'restore')
    throw new ServiceError('not-found', messageOf('deskPersonGone'));
  // Before the grant, which would open the account without welcome coins.
  if (account && decision.act === 'grant') await welcome.openFor(account);
  await database.transaction().execute(async (transaction) => {
    const detail = (await work[decision.act](transaction, act)) as Record<string, string | number>;
    const entry = { actorId, act: `person-${decision.act}`, subject: id, reason: decision.reason, detail };
    await insertAct(transaction, entry, at);
  });
};

/** What the service needs beside the database. */
export interface DeskPeopleParts {
  welcome: Pick<Welcome, 'openFor'>;
  now?: () => number;
  /** Called after a decision that changes what the public sees. */
  onChange?: () => void;
}

/** Makes the service over a database. */
export const createDeskPeople = (database: Sql, parts: DeskPeopleParts): OperatorsDesk => {
  const { welcome, now = Date.now, onChange = () => undefined } = parts;
  const { needRole, needFresh } = guardsOf(database);
  const act = actOnPerson(database, welcome);
  return {
    async people(who, search) {
      await needRole(who, 'operator');
      return { people: await findPeople(database, search.trim(), most) };
    },

    async decidePerson(who, id, decision) {
      await needFresh(who, 'operator');
      await act({ actorId: who.userId, id, decision, at: new Date(now()) });
      onChange();
    },

    async keys(who) {
      await needRole(who, 'operator');
      return { keys: await findKeysInUse(database) };
    },

    async revokeKey(who, key, reason) {
      await needFresh(who, 'operator');
      await revokeKey(database, { actorId: who.userId, key, reason, at: new Date(now()) });
    },

    async places(who) {
      await needRole(who);
      const places = await listProposedPlaces(database);
      return { places: places.map(({ name, city, listings, owners }) => ({ name, city, listings, owners })) };
    },

    async confirmPlace(who, place) {
      await needFresh(who);
      await confirmPlace(database, place, who.userId);
      onChange();
    },
  };
};

/** Revokes a partner key and records it; refuses one that is not in use. */
export const revokeKey = (
  database: Sql,
  { actorId, key, reason, at }: { actorId: string; key: string; reason: string; at: Date },
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const ownerId = await revokeAnyKey(transaction, key, at);
    if (ownerId === undefined) throw new ServiceError('not-found', messageOf('deskKeyGone'));
    const detail = { owner: ownerId };
    await insertAct(transaction, { actorId, act: 'key-revoked', subject: key, reason, detail }, at);
  });
