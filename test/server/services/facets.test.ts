/** Facet counts follow the other filters and ignore their own. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Facets } from '../../../src/api/contract/listings.schema.js';
import { aCommercial, aPg, aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/facets');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    aSale({ bhk: '1RK', locality: 'Baner', furnishedType: 'Unfurnished' }, { images: ['demo/tower/a-1'] }),
    aSale({ bhk: '2BHK', locality: 'Baner', furnishedType: 'Unfurnished', reraApproved: 'Yes' }),
    aSale({ bhk: '2BHK', locality: 'Wakad', propertyType: 'Villa' }),
    aSale({ bhk: '5BHK', locality: 'Wakad', propertyType: 'Penthouse', city: 'Mumbai' }, { video: 'v.mp4' }),
    aPg({ roomType: 'Shared', availableFor: 'Girls' }),
    aCommercial({ propertyType: 'Godam', ownership: 'Freehold' }),
  ]);
});
test.after(() => server.close());

const count = async (kind: string, query = ''): Promise<Facets> => {
  const reply = await server.get(`/api/v3/facets/${kind}?${query}`);
  assert.is(reply.status, 200, reply.text);
  return reply.json as Facets;
};

test('every value is counted, and the wide types are sums', async () => {
  assert.equal(await count('sell'), {
    total: 4,
    facets: {
      propertyType: {
        Flat: 2,
        Villa: 1,
        Penthouse: 1,
        '1 RK/Studio Apartment': 1,
        'Residental Apartment': 3,
        'House Villa': 1,
      },
      bedrooms: { '2BHK': 2, '1RK': 1, '4BHK': 1 },
      furnished: { Unfurnished: 2 },
      reraApproved: { Yes: 1 },
      localities: { Baner: 2, Wakad: 2 },
      photos: { true: 1 },
      videos: { true: 1 },
    },
  });
});

test('what only has the name of a place is counted once, with the place, as the search finds it', async () => {
  await server.services.writer.saveListings([
    aSale({ society: 'Baner Heights', locality: 'Wai', city: 'Satara', bhk: '3BHK' }),
    aSale({ society: 'Baner Court', locality: 'Baner', city: 'Pune', bhk: '3BHK' }),
  ]);
  const { total, facets } = await count('sell', 'localities=Baner');
  assert.is(total, 4);
  assert.equal(facets.bedrooms, { '1RK': 1, '2BHK': 1, '3BHK': 2 });
  // Its own choice left out, every listing is counted once.
  assert.equal(facets.localities, { Baner: 3, Wakad: 2, Wai: 1 });
  const narrow = await count('sell', 'localities=Baner&bedrooms=3BHK');
  assert.equal([narrow.total, narrow.facets.localities], [2, { Baner: 1, Wai: 1 }]);
  await server.database.sql.deleteFrom('listing').where('bhk', '=', '3BHK').execute();
});

test('names of societies, misspelt ones too, count like the search finds them', async () => {
  await server.services.writer.saveListings([
    aSale({ society: 'Pride Mansion', locality: 'Wakad', bhk: '3BHK' }),
    aSale({ society: 'Godrej Woods', locality: 'Wakad', bhk: '2BHK' }),
  ]);
  for (const [localities, total] of [
    ['Pride Mansion,Nowhere Heights', 1],
    ['Pride Mansoin,Godrej Wods', 2],
    ['Pride Mansoin,Baner', 3],
    ['zqxj wvkq,jkvw qxzj', 0],
  ] as const) {
    const counted = await count('sell', `localities=${encodeURIComponent(localities)}`);
    const search = await server.get(`/api/v3/properties/sell?localities=${encodeURIComponent(localities)}`);
    assert.equal([counted.total, (search.json as unknown[]).length], [total, total], localities);
    // Places ignore the chosen places.
    assert.equal(counted.facets.localities, { Baner: 2, Wakad: 4 }, localities);
  }
  await server.database.sql
    .deleteFrom('listing')
    .where('project', 'in', ['Pride Mansion', 'Godrej Woods'])
    .execute();
});

test('a filter narrows the other facets and not its own', async () => {
  const { total, facets } = await count('sell', 'bedrooms=2BHK');
  assert.is(total, 2);
  assert.equal(facets.bedrooms, { '2BHK': 2, '1RK': 1, '4BHK': 1 });
  assert.equal(facets.localities, { Baner: 1, Wakad: 1 });
  assert.equal(facets.reraApproved, { Yes: 1 });
});

test('two filters each ignore only themselves', async () => {
  const { total, facets } = await count('sell', 'bedrooms=2BHK&localities=Wakad');
  assert.is(total, 1);
  assert.equal(facets.bedrooms, { '2BHK': 1, '4BHK': 1 });
  assert.equal(facets.localities, { Baner: 1, Wakad: 1 });
});

test('filters that are no facets narrow everything', async () => {
  const { total, facets } = await count('sell', 'city=Mumbai');
  assert.is(total, 1);
  assert.equal(facets.bedrooms, { '4BHK': 1 });
});

test('the kinds have their own facets', async () => {
  const pg = await count('pg');
  assert.equal([pg.facets.roomtype, pg.facets.Availablefor], [{ Shared: 1 }, { Girls: 1 }]);
  const commercial = await count('commercial');
  assert.equal([commercial.facets.commproper, commercial.facets.ownership], [{ Godown: 1 }, { Freehold: 1 }]);
  assert.equal(await count('plot'), { total: 0, facets: {} });
});

test('the counts agree with what a search finds', async () => {
  const { facets } = await count('sell', 'city=Pune');
  for (const [type, expected] of Object.entries(facets.propertyType ?? {})) {
    const query = new URLSearchParams({ city: 'Pune', propertyType: type }).toString();
    assert.is(
      ((await server.get(`/api/v3/properties/sell?${query}`)).json as unknown[]).length,
      expected,
      type,
    );
  }
});

test('the market sums up cities and kinds', async () => {
  assert.equal((await server.get('/api/v3/market')).json, {
    total: 6,
    cities: [
      { city: 'Pune', total: 5, kinds: { sell: 3, pg: 1, commercial: 1 } },
      { city: 'Mumbai', total: 1, kinds: { sell: 1 } },
    ],
  });
});

test.run();
