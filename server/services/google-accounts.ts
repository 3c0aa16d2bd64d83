/** Finds or makes the account of a person whom Google names (G-05). */
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { isInUserGroup, type UserType, userTypeOf } from '../../src/model/rules/user-types.js';
import type { Sql } from '../db/database.js';
import { findAccountByEmail, insertAccount } from '../repositories/account.js';
import { insertConsent } from '../repositories/consent.js';
import { findIdentityOwner, insertIdentity } from '../repositories/identity.js';
import { newId } from '../repositories/listing/ids.js';
import type { GooglePerson } from './google-provider.js';
import { ServiceError } from './service-error.js';
import type { SignedIn } from './sessions.js';
import type { Welcome } from './welcome.js';

/** Who asks, signed in already. */
type Entered = Pick<SignedIn, 'userId' | 'isRecent'>;

/** How the person came. */
export interface GoogleEntry {
  /** What a new account is. */
  usertype: string | undefined;
  /** Who is signed in already. */
  signedInAs: Entered | undefined;
  /** The language of the page; '' where that is not known. */
  language: string;
}

/** Accounts of people whom Google names; made by createGoogleAccounts. */
export interface GoogleAccounts {
  /**
   * Returns the person's account and makes one if there is none. Refuses when another account has the e-mail address,
   * since its owner never proved that address: the person signs in to it once more, and is linked from then on.
   */
  enter(person: GooglePerson, from: GoogleEntry): Promise<string>;
}

const typeFrom = (usertype = ''): UserType =>
  userTypeOf(usertype) ?? (isInUserGroup(usertype, 'Agent') ? 'Agent' : 'Buyer/Owner/Tenant');

const exists = (): ServiceError =>
  new ServiceError(
    'conflict',
    'An account with this e-mail address exists. Sign in to it by password or OTP first, then choose Google.',
  );

/** Makes the service over a database. */
export const createGoogleAccounts = (
  database: Sql,
  welcome: Welcome,
  now: () => number = Date.now,
): GoogleAccounts => ({
  enter: (person, { usertype, signedInAs, language }) =>
    database.transaction().execute(async (transaction) => {
      const known = await findIdentityOwner(transaction, person);
      if (known !== undefined) return known;
      const { email, name } = person;
      const holder = await findAccountByEmail(transaction, email);
      if (holder) {
        if (!holder.emailVerified) {
          if (holder.id !== signedInAs?.userId) throw exists();
          // A session that somebody borrowed must not become a way in of their own.
          if (!signedInAs.isRecent) throw new ServiceError('sign-in-again', messageOf('signInAgain'));
        }
        await insertIdentity(transaction, person, holder.id);
        return holder.id;
      }
      const id = newId();
      const made = await insertAccount(transaction, {
        id,
        name,
        email,
        phone: null,
        usertype: typeFrom(usertype),
        passwordHash: null,
        emailVerified: true,
        agreedAt: new Date(now()),
      });
      if (!made) throw exists();
      await insertIdentity(transaction, person, id);
      await insertConsent(transaction, { userId: id, subject: 'terms', isGiven: true, language }, now());
      await welcome.open(transaction, { id, email, phone: null, phoneVerified: false });
      return id;
    }),
});
