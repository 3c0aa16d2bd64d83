/** Fills an empty market with demo accounts and listings on the first start. */
import { createHash, randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Database } from '../server/db/database.js';
import {
  findAppUserByEmail,
  insertAppUsers,
  updateAppUserPassword,
} from '../server/repositories/app-user.js';
import type { ListingWriter } from '../server/services/listing-writer.js';
import { vacuumNow } from '../server/services/vacuum.js';
import { type DemoAccount, demoAccounts } from './accounts.js';
import { seedInterest } from './market/interest.js';
import { demoListings } from './market/listings.js';
import { seedPastPrices } from './market/past-prices.js';
import { showProfessionals } from './professionals.js';

/** An account that visitors may sign in with; its password is not stored anywhere else. */
export interface DemoSignIn {
  email: string;
  password: string;
}

// Without letters and digits that look similar.
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const passwordLength = 12;

const newPassword = (): string =>
  Array.from({ length: passwordLength }, () => letters[randomInt(letters.length)]).join('');

/** Ids of demo accounts are constant, so that seeding after a crash continues where it stopped. */
const idOf = (account: DemoAccount): string =>
  createHash('sha256').update(`demo:${account.email}`).digest('hex').slice(0, 24);

const openAccount = async (database: Database, account: DemoAccount): Promise<DemoSignIn> => {
  const password = newPassword();
  await updateAppUserPassword(database.sql, idOf(account), await hash(password));
  return { email: account.email, password };
};

/** Seeds the demo market once; returns the new sign-ins, or none when it exists. */
export const seedDemo = async (
  database: Database,
  writer: Pick<ListingWriter, 'saveListings'>,
  now = new Date(),
): Promise<DemoSignIn[]> => {
  const signInAccounts = demoAccounts.filter(({ signIn }) => signIn);
  const last = signInAccounts.at(-1);
  // The password of the last account is written last: its presence means that seeding is complete.
  if (last && (await findAppUserByEmail(database.sql, last.email))?.passwordHash) return [];
  await insertAppUsers(
    database.sql,
    demoAccounts.map((account) => ({ ...account, id: idOf(account) })),
  );
  const sellers = demoAccounts.filter(({ email }) => email !== signInAccounts[0]?.email);
  await writer.saveListings(
    demoListings(
      now,
      sellers.map((account) => ({ id: idOf(account), usertype: account.usertype })),
    ),
  );
  await vacuumNow(database.sql);
  await seedPastPrices(database.sql);
  const professionals = demoAccounts.filter(
    ({ usertype, signIn }) => usertype !== 'Buyer/Owner/Tenant' && !signIn,
  );
  await showProfessionals(
    database,
    professionals.map((account) => ({ id: idOf(account), name: account.name })),
    now,
  );
  const idsOf = (accounts: readonly DemoAccount[]): string[] => accounts.map(idOf);
  const others = demoAccounts.filter(({ signIn }) => !signIn);
  await seedInterest(database.sql, idsOf(signInAccounts), idsOf(others), now);
  const made: DemoSignIn[] = [];
  for (const account of signInAccounts) made.push(await openAccount(database, account));
  return made;
};

/** Formats the sign-ins for the person who started the server; they are shown only once. */
export const describeSignIns = (made: readonly DemoSignIn[]): string =>
  made.length === 0
    ? ''
    : [
        'Demo market filled. Its two accounts, shown only now:',
        ...made.map(({ email, password }) => `  ${email}  ${password}`),
        '',
      ].join('\n');
