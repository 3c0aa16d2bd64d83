/** Pages of agents and builders: chosen by the person, seen by everybody until that is taken back (docs/decisions/0158). */
import type { Listing } from '../../src/api/contract/listings.schema.js';
import type { OwnerPage, OwnPage, OwnPageBody, PersonPage } from '../../src/api/contract/people.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { personKindOf, personPath, spokenLanguages } from '../../src/model/rules/person-path.js';
import { placeSlug } from '../../src/model/rules/place-path.js';
import { projectPath } from '../../src/model/rules/project-path.js';
import type { Database, Sql } from '../db/database.js';
import { findAccount } from '../repositories/account.js';
import { findListings } from '../repositories/listing/search.js';
import {
  countOwnerHomes,
  findPersonPage,
  findShownPerson,
  findShownPersonOf,
  listOwnerAreas,
  listOwnerHomes,
  listShownPeople,
  type StoredPerson,
  takeSlug,
  upsertPersonPage,
} from '../repositories/person-page.js';
import { listProjectsOf } from '../repositories/project.js';
import { bodyOf } from './project-facts.js';
import { ServiceError } from './service-error.js';

/** Pages of people; made by createPersonPages. */
export interface PersonPages {
  /** Tells what everybody may know of a person, by any address the page has had; refuses with not-found. */
  page(slug: string, number?: number): Promise<PersonPage>;
  /** The way to the page of an account; empty where there is none. */
  ofOwner(userId: string): Promise<OwnerPage>;
  /** Lists the paths of all pages that tell of something. */
  paths(): Promise<string[]>;
  /** What a person chose about the own page. */
  own(userId: string): Promise<OwnPage>;
  /** Shows the own page, or takes it back at once; refuses who is neither agent nor builder. */
  save(userId: string, body: OwnPageBody): Promise<OwnPage>;
}

const professionalsOnly = 'Only agents and builders have a page. Change your account type in the profile.';

const most = { homes: 24, areas: 12, paths: 10_000 } as const;

const pathOf = ({ usertype, slug }: Pick<StoredPerson, 'usertype' | 'slug'>): string | undefined => {
  const kind = personKindOf(usertype);
  return kind && personPath(kind, slug);
};

const homesOf = async (
  database: Sql,
  { userId, number, publicUrl }: { userId: string; number: number; publicUrl: string },
): Promise<PersonPage['homes']> => {
  const offset = (number - 1) * most.homes;
  const wanted = await listOwnerHomes(database, userId, { limit: most.homes, offset });
  const kinds = [...new Set(wanted.map(({ kind }) => kind))];
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const ids = wanted.filter((home) => home.kind === kind).map(({ id }) => id);
      const search = { kind, condition: { ids }, order: 'newest', limit: most.homes, offset: 0 } as const;
      const { json } = await findListings(database, search, publicUrl);
      return (JSON.parse(json) as Listing[]).map((listing) => ({ listingType: kind, listing }));
    }),
  );
  const byId = new Map(found.flat().map((home) => [home.listing._id, home]));
  return wanted.flatMap(({ id }) => byId.get(id) ?? []);
};

const projectsOf = async (
  database: Sql,
  userId: string,
  publicUrl: string,
): Promise<PersonPage['projects']> =>
  (await listProjectsOf(database, userId)).flatMap(({ shown, slug }) => {
    if (!shown) return [];
    const { name, city, locality } = bodyOf(shown, publicUrl);
    return [{ path: projectPath(slug), name, city, locality }];
  });

/** Gives a page the address of its person's name; where that is somebody else's, with a part of the account's id. */
const nameAddress = async (
  transaction: Sql,
  { userId, name }: { userId: string; name: string },
  at: Date,
): Promise<void> => {
  const own = placeSlug(name).slice(0, 80) || 'person';
  if (await takeSlug(transaction, userId, own, at)) return;
  // The last letters of ids differ; all of it where even that is taken.
  for (const tail of [userId.slice(-6), userId])
    if (await takeSlug(transaction, userId, `${own}-${tail.toLowerCase()}`, at)) return;
};

/** Follows a changed name: the page moves, and the address it had leads to the new one. */
export const followName = async (
  transaction: Sql,
  account: { userId: string; before: string; name: string },
  at: Date,
): Promise<void> => {
  if (placeSlug(account.before) === placeSlug(account.name)) return;
  if (await findPersonPage(transaction, account.userId)) await nameAddress(transaction, account, at);
};

const ownOf = (stored: StoredPerson | undefined): OwnPage => {
  if (!stored) return { isShown: false, languages: [] };
  const { isShown, languages } = stored;
  const path = pathOf(stored);
  return { isShown, languages, ...(isShown && path && { path }) };
};

const languagesIn = (given: readonly string[]): string[] => {
  const unknown = given.find((code) => !(spokenLanguages as readonly string[]).includes(code));
  if (unknown === undefined) return [...new Set(given)];
  const message = `Give languages by their codes: ${spokenLanguages.join(', ')}.`;
  throw new ServiceError('invalid', message, { languages: message });
};

/** Makes the service over a database. */
export const createPersonPages = (
  { sql: database, readSql }: Pick<Database, 'sql' | 'readSql'>,
  { publicUrl, now }: { publicUrl: string; now: () => number },
): PersonPages => {
  const own = async (userId: string): Promise<OwnPage> => ownOf(await findPersonPage(database, userId));
  return {
    async page(slug, number = 1) {
      // The primary: what was taken back is gone at once.
      const stored = await findShownPerson(database, slug);
      const kind = stored && personKindOf(stored.usertype);
      if (!stored || !kind) throw new ServiceError('not-found', 'There is no such page.');
      const { userId, reraNumber, reraCheckedOn, name, since, languages } = stored;
      return {
        ...{ kind, slug: stored.slug, path: personPath(kind, stored.slug), name, since, languages },
        ...(reraNumber && {
          rera: { number: reraNumber, ...(reraCheckedOn && { checkedOn: reraCheckedOn }) },
        }),
        areas: await listOwnerAreas(readSql, userId, most.areas),
        projects: await projectsOf(readSql, userId, publicUrl),
        homeCount: await countOwnerHomes(readSql, userId),
        homes: await homesOf(readSql, { userId, number, publicUrl }),
      };
    },

    async ofOwner(userId) {
      const stored = await findShownPersonOf(database, userId);
      const path = stored && pathOf(stored);
      return path ? { path, name: stored.name } : {};
    },

    paths: async () => (await listShownPeople(readSql, most.paths)).flatMap((each) => pathOf(each) ?? []),

    own,

    async save(userId, { isShown, languages: given }) {
      const languages = languagesIn(given);
      const account = await findAccount(database, userId);
      if (!account) throw new ServiceError('login-required', messageOf('loginFirst'));
      if (isShown && !personKindOf(account.usertype)) throw new ServiceError('forbidden', professionalsOnly);
      await database.transaction().execute(async (transaction) => {
        const known = await findPersonPage(transaction, userId);
        await upsertPersonPage(transaction, { userId, isShown, languages });
        if (!known) await nameAddress(transaction, { userId, name: account.name }, new Date(now()));
      });
      return own(userId);
    },
  };
};
