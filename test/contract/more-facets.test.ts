/** What each choice of the further filters would leave: as many as the search with it finds (S-778). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { MoreFacets } from '../../src/api/contract/more-facets.schema.js';
import { listingKinds, tabOfKind } from '../../src/model/rules/kinds.js';
import { chosenOf, type MoreName, moreOfTab, withChosen } from '../../src/model/rules/more-filters.js';
import { aCommercial, aPg, aPlot, aRent, aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/more-facets');
let server: TestServer;

const homes = (at: number) => ({
  locality: at % 3 ? 'Baner' : 'Wakad',
  amenities: [['Lift'], ['Lift', 'Gym'], []][at % 3] ?? [],
  features: {
    bathrooms: String(1 + (at % 3)),
    floorNumber: ['Ground', '3', '7', '14'][at % 4] ?? '',
    ageOfProperty: String(at % 12),
  },
  parking: at % 2 ? 'Covered' : 'No parking',
  facing: at % 2 ? 'East' : 'North',
  description: at % 5 ? '' : 'With meals.',
});

test.before(async () => {
  server = await startServer();
  const agent = { ...owner, id: 'owner-2', email: 'two@example.com', phone: '9820012346' };
  await server.database.sql
    .insertInto('app_user')
    .values([owner, { ...agent, usertype: 'Buyer/Owner/Tenant' }])
    .execute();
  const of = (at: number) => ({ ownerId: at % 3 ? 'owner-1' : 'owner-2' });
  await server.services.writer.saveListings(
    Array.from({ length: 12 }, (_, at) => [
      aSale({ ...homes(at), society: `Court ${String(at)}`, negotiable: at % 2 === 0 }, of(at)),
      aRent(
        {
          ...homes(at),
          societyName: `View ${String(at)}`,
          maintenance: at * 500,
          securityDeposit: at * 20_000,
        },
        of(at),
      ),
      aPg(
        {
          ...homes(at),
          ...{
            societyName: `Rooms ${String(at)}`,
            meals: at % 2 ? 'Included' : '',
            sharing: String(1 + (at % 5)),
          },
          ...{
            gateTime: at % 2 ? '10 pm' : 'No gate time',
            bedsFree: String(at % 4),
            attachedBath: at % 3 === 0,
          },
        },
        of(at),
      ),
      aPlot({
        societyName: `Land ${String(at)}`,
        plotArea: String(800 * (at + 1)),
        areaUnit: 'Sq-ft',
        roadWidth: '30',
      }),
      aCommercial({ ...homes(at), projectName: `Tower ${String(at)}` }, of(at)),
    ]).flat(),
  );
});
test.after(() => server.close());

const more = async (kind: string, query = ''): Promise<MoreFacets> => {
  const reply = await server.get(`/api/v3/more-facets/${kind}?${query}`);
  assert.is(reply.status, 200, reply.text);
  return reply.json as MoreFacets;
};
const found = async (kind: string, query: string): Promise<number> =>
  Number((await server.get(`/api/v3/properties/${kind}?page=1&limit=1&${query}`)).headers['x-total-count']);

/** The choices that a visitor has, each with the entries the search has once it is pressed. */
const presses = (kind: ListingKind, chosen: readonly string[]) =>
  moreOfTab[tabOfKind(kind)].flatMap(([name, values]) =>
    values.map((value): [entry: string, asked: readonly string[]] => {
      const together: readonly MoreName[] = ['amenities', 'mentions'];
      const before = together.includes(name) ? chosenOf(chosen, name) : [];
      return [
        `${name}:${value}`,
        withChosen(chosen, name, [...before.filter((one) => one !== value), value]),
      ];
    }),
  );

const compare = async (kind: ListingKind, chosen: readonly string[], query = ''): Promise<void> => {
  const { counts, atLeast } = await more(kind, `${query}&more=${encodeURIComponent(chosen.join(','))}`);
  assert.is(atLeast, undefined);
  for (const [entry, asked] of presses(kind, chosen))
    assert.is(
      counts[entry],
      await found(kind, `${query}&more=${encodeURIComponent(asked.join(','))}`),
      `${kind} ${query} ${chosen.join()} + ${entry}`,
    );
};

test('every choice of every kind counts what the search with it finds', async () => {
  for (const kind of listingKinds) await compare(kind, []);
});

test('a filter of which one counts ignores its own choice; amenities and what is told come on top', async () => {
  await compare('sell', ['postedby:Owner', 'bathrooms:2', 'amenities:Lift', 'mentions:parking']);
  await compare('pg', ['mentions:nofood', 'sharing:1', 'gatetime:10 pm', 'maxdeposit:50000']);
  await compare('plot', ['guntha:1-2', 'roadwidth:30']);
});

test('the other filters of the search hold, a free text too', async () => {
  await compare('rent', ['floor:Low'], 'localities=Baner&city=Pune');
  await compare('sell', [], 'q=court');
  await compare('plot', ['guntha:-1'], 'minarea=900&maxarea=3000');
});

test('an unknown wish is refused by name', async () => {
  const reply = await server.get('/api/v3/more-facets/sell?more=colour:red');
  assert.is(reply.status, 400);
  assert.match(reply.text, /more knows no wish named colour/);
});

test.run();
