/** A server with four owners (reachable, another, one without an address, one without a listing), and a buyer's calls. */
import { type Person, signedIn } from './people.js';
import { aPg, aSale, owner } from './listings.js';
import { startServer, type TestServer } from './server.js';

export const other = {
  ...owner,
  id: 'owner-2',
  email: 'ravi@example.com',
  phone: '9820099999',
  name: 'Ravi Joshi',
};
export const hidden = { ...owner, id: 'owner-3', email: null, phone: null, name: 'Imported' };
export const idle = {
  ...owner,
  id: 'owner-4',
  email: 'idle@example.com',
  phone: '9820011111',
  name: 'No Listing',
};

const callsOf = (server: TestServer, person: Person, sale: { id: string }) => ({
  person,
  reveal: (id = owner.id, query = '', headers = {}) =>
    person.call('GET', `/api/v3/user/${id}${query}`, undefined, headers),
  settle: (change: number, headers = {}) =>
    person.call('PUT', '/api/v1/update-coins', { coinsChange: change }, headers),
  message: (query = '', headers = {}) => {
    const body = { type: 'sell', propertyId: sale.id, userId: owner.id };
    return person.call('POST', `/api/v3/sendsms${query}`, body, headers);
  },
  balance: async (): Promise<number> => (await person.call('GET', '/api/v1/get-coin')).json.coins,
  /** What is recorded of the person's views. */
  views: () =>
    server.database.sql
      .selectFrom('listing_view as v')
      .innerJoin('app_user as u', 'u.id', 'v.viewer_id')
      .select(['v.listing_id', 'v.action', 'v.paid'])
      .where('u.email', '=', person.email)
      .execute(),
});

/** Somebody new with the coins of the welcome. */
export type Buyer = ReturnType<typeof callsOf>;

/** Starts the server, with the sale of the first owner and the PG of the other. */
export const openContactMarket = async () => {
  const server = await startServer({ RATE_LIMITS: 'test', DAILY_CONTACTS: '3' });
  const { sql } = server.database;
  await sql.insertInto('app_user').values([owner, other, hidden, idle]).execute();
  await server.services.writer.saveListings([
    aSale(),
    aPg({}, { ownerId: other.id }),
    aSale({ society: 'Imported Heights' }, { ownerId: hidden.id }),
  ]);
  const rows = await sql.selectFrom('listing').select(['id', 'property_id', 'owner_id']).execute();
  const sale = rows.find((row) => row.owner_id === owner.id)!;
  const pg = rows.find((row) => row.owner_id === other.id)!;
  return { server, sale, pg, newBuyer: async () => callsOf(server, await signedIn(server), sale) };
};

export type ContactMarket = Awaited<ReturnType<typeof openContactMarket>>;
