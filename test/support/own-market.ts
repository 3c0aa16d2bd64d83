/** A test server with two owners and a listing of each kind for the first, as their calls see it. */
import type { NewListing } from '../../server/repositories/listing/new-listing.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { OwnListing } from '../../src/api/contract/own-listings.schema.js';
import { aCommercial, aPg, aPlot, aRent, aSale } from './listings.js';
import { type Person, signedIn } from './people.js';
import { startServer, type TestServer } from './server.js';

/** Names a listing to its owner. */
export type Named = { id: string; propertyId: string };

/** The market with its people. */
export interface OwnMarket {
  server: TestServer;
  /** Owns a listing of each kind. */
  asha: Person;
  /** Owns one sale. */
  ravi: Person;
  /** Asha's listings. */
  listings: Record<ListingKind, Named>;
  /** Ravi's sale. */
  foreign: Named;
  idOf: (person: Person) => Promise<string>;
  /** What a person's own list says of a listing; undefined when it does not name it. */
  ownOf: (person: Person, propertyId: string) => Promise<OwnListing | undefined>;
}

const namesOf = async ({ database }: TestServer, ownerId: string) =>
  database.sql
    .selectFrom('listing')
    .select(['id', 'property_id as propertyId', 'kind'])
    .where('owner_id', '=', ownerId)
    .execute();

/** Opens the market; `more` gives the first owner further listings, `env` sets further settings. */
export const openOwnMarket = async (
  more: (ownerId: string) => NewListing[] = () => [],
  env: Record<string, string> = {},
): Promise<OwnMarket> => {
  const server = await startServer({ RATE_LIMITS: 'test', ...env });
  const asha = await signedIn(server, { name: 'Asha Kulkarni' });
  const ravi = await signedIn(server, { name: 'Ravi Joshi' });
  const idOf = async ({ email }: Person): Promise<string> =>
    (
      await server.database.sql
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).id;
  const ownerId = await idOf(asha);
  const mine = { ownerId };
  await server.services.writer.saveListings([
    aSale({}, mine),
    aRent({}, mine),
    aPlot({}, mine),
    aPg({}, mine),
    aCommercial({}, mine),
    aSale({ society: 'Ravi Heights' }, { ownerId: await idOf(ravi) }),
  ]);
  const listings = Object.fromEntries(
    (await namesOf(server, ownerId)).map(({ kind, ...named }) => [kind, named]),
  ) as Record<ListingKind, Named>;
  const [foreign] = await namesOf(server, await idOf(ravi));
  if (!foreign) throw new Error('the foreign listing is missing');
  const others = more(ownerId);
  if (others.length > 0) await server.services.writer.saveListings(others);
  return {
    server,
    asha,
    ravi,
    listings,
    foreign,
    idOf,
    ownOf: async (person, propertyId) => {
      const { json } = await person.call('GET', '/api/v4/userproperties');
      const lists = json as unknown as Record<string, OwnListing[]>;
      return Object.values(lists)
        .flat()
        .find((each) => each.propertyId === propertyId);
    },
  };
};
