/** The coins a new account begins with (G-16, D-33). */
import type { Sql } from '../db/database.js';
import { insertCoinAccount, insertCoinEntry } from '../repositories/coin-account.js';
import { digestOf } from './digest.js';

/** Whose coin account is opened. */
export interface Newcomer {
  id: string;
  email: string | null;
  phone: string | null;
  phoneVerified: boolean;
}

/** Opens coin accounts; made by createWelcome. */
export interface Welcome {
  /** Opens the coin account of a newcomer inside a transaction; an open one stays as it is, but for a grant that waited. */
  open(transaction: Sql, newcomer: Newcomer): Promise<void>;
  /** The same in a transaction of its own, for accounts that may have no coin account yet. */
  openFor(newcomer: Newcomer): Promise<void>;
}

const subjectsOf = ({ email, phone }: Newcomer): string[] =>
  [email && `email ${email.toLowerCase()}`, phone && `phone ${phone}`]
    .filter((each) => each !== null && each !== '')
    .map((each) => digestOf(`welcome ${each ?? ''}`));

/** Returns whether neither phone nor e-mail address had welcome coins before, and records both. */
const isNew = async (transaction: Sql, newcomer: Newcomer): Promise<boolean> => {
  const subjects = subjectsOf(newcomer);
  if (subjects.length === 0) return false;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('coin_welcome')
    .values(subjects.map((subject) => ({ subject })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0n) === subjects.length;
};

/** The grant, and when it is given. */
export interface WelcomeSettings {
  welcomeCoins: number;
  /** Whether it waits until the newcomer's phone is proved. */
  requirePhone?: boolean;
}

/** Makes the service. A person who deletes the account and comes back gets no second grant, nor does a second account of a phone. */
export const createWelcome = (
  database: Sql,
  { welcomeCoins: coins, requirePhone = false }: WelcomeSettings,
  now: () => number = Date.now,
): Welcome => {
  const open: Welcome['open'] = async (transaction, newcomer) => {
    const isOpened = await insertCoinAccount(transaction, newcomer.id);
    if (requirePhone ? !newcomer.phoneVerified : !isOpened) return;
    if (!(await isNew(transaction, newcomer)) || coins === 0) return;
    await insertCoinEntry(transaction, { userId: newcomer.id, amount: coins, reason: 'welcome' }, now());
  };
  return {
    open,
    openFor: (newcomer) => database.transaction().execute((transaction) => open(transaction, newcomer)),
  };
};
