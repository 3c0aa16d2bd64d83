/** Orders, pages, single listings, and who may be seen. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aPlot, aRent, aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/listings');
let server: TestServer;
type Found = { _id: string; propertyId: string; society: string; price: number };

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
});
test.before.each(async () => {
  await server.database.sql.deleteFrom('listing').execute();
});
test.after(() => server.close());

const search = async (query: string): Promise<Found[]> =>
  (await server.get(`/api/v3/properties/sell?${query}`)).json as Found[];
const order = async (sort: string): Promise<string> =>
  (await search(`sort=${sort}`)).map(({ society }) => society).join(' ');

test('each order puts the listings as it says, those without the figure last', async () => {
  const home = (society: string, price: number, carpetArea: string, day: number) =>
    aSale(
      { society, price, ...(carpetArea && { carpetArea, carpetAreaUnit: 'Sq-ft' }) },
      { createdAt: new Date(Date.UTC(2026, 9, day)), expires: false },
    );
  await server.services.writer.saveListings([
    home('a', 5_000_000, '1000', 3),
    home('b', 9_000_000, '900', 1),
    home('c', 7_000_000, '', 2),
    home('d', 6_000_000, '500', 4),
  ]);
  assert.is(await order('newest'), 'd a c b');
  assert.is((await search('')).map(({ society }) => society).join(' '), 'd a c b');
  assert.is(await order('price-up'), 'a d c b');
  assert.is(await order('price-down'), 'b c d a');
  assert.is(await order('rate-up'), 'a b d c');
  assert.is(await order('rate-down'), 'd b a c');
  assert.is(await order('area-down'), 'a b d c');
});

test('pages neither lose nor repeat a listing, whatever the order', async () => {
  const createdAt = new Date(Date.UTC(2026, 9, 1));
  const homes = Array.from({ length: 57 }, (_, index) =>
    aSale({ price: 5_000_000 + (index % 3) }, { createdAt, expires: false }),
  );
  await server.services.writer.saveListings(homes);
  for (const sort of ['newest', 'price-up', 'price-down', 'rate-up', 'area-down']) {
    const seen: string[] = [];
    for (let page = 1; page <= 6; page++)
      seen.push(...(await search(`sort=${sort}&limit=10&page=${page}`)).map(({ _id }) => _id));
    assert.is(seen.length, 57, sort);
    assert.is(new Set(seen).size, 57, sort);
  }
});

test('headers tell the total and lead to the other pages', async () => {
  await server.services.writer.saveListings(Array.from({ length: 30 }, () => aSale()));
  const first = await server.get('/api/v3/properties/sell?city=Pune&limit=10');
  assert.is(first.headers['x-total-count'], '30');
  assert.is(
    String(first.headers.link).replace(/&after=[\w-]+/, ''),
    '</api/v3/properties/sell?city=Pune&limit=10&page=1>; rel="first", ' +
      '</api/v3/properties/sell?city=Pune&limit=10&page=3>; rel="last", ' +
      '</api/v3/properties/sell?city=Pune&limit=10&page=2>; rel="next"',
  );
  const last = await server.get('/api/v3/properties/sell?page=2');
  assert.is((last.json as unknown[]).length, 6);
  assert.match(String(last.headers.link), /page=1>; rel="prev"$/);
  const beyond = await server.get('/api/v3/properties/sell?page=9');
  assert.equal(beyond.json, []);
  assert.is(beyond.headers['x-total-count'], '30');
});

const nextOf = (link: unknown): string | undefined =>
  typeof link === 'string' ? /<([^>]+)>; rel="next"/.exec(link)?.[1] : undefined;

test('the next links lead through every order to its end, with a listing added on the way', async () => {
  const plots = (count: number, price: number) =>
    Array.from({ length: count }, (_, index) =>
      aPlot({
        price: price + (index % 4),
        ...(index % 3 === 0 ? { plotArea: '' } : { plotArea: String(900 + (index % 5)) }),
      }),
    );
  await server.services.writer.saveListings(plots(43, 5_000_000));
  for (const sort of ['newest', 'price-up', 'price-down', 'rate-up', 'rate-down', 'area-down']) {
    const whole = (await server.get(`/api/v3/properties/plot?sort=${sort}`)).json as { _id: string }[];
    const seen: string[] = [];
    let path: string | undefined = `/api/v3/properties/plot?sort=${sort}&limit=7`;
    for (let pages = 0; path !== undefined; pages++) {
      const { status, json, headers } = await server.get(path);
      assert.is(status, 200);
      seen.push(...(json as { _id: string }[]).map(({ _id }) => _id));
      path = nextOf(headers.link);
      if (pages === 1) await server.services.writer.saveListings(plots(1, sort === 'newest' ? 7 : 1));
      assert.ok(pages < 9, sort);
    }
    assert.is(new Set(seen).size, seen.length, `${sort} repeats a listing`);
    for (const { _id } of whole) assert.ok(seen.includes(_id), `${sort} loses a listing`);
  }
});

test('a cursor alone leads on, and a wrong one is refused with the remedy', async () => {
  await server.services.writer.saveListings(Array.from({ length: 9 }, () => aSale()));
  const first = await server.get('/api/v3/properties/sell?limit=4');
  const after = /after=([\w-]+)/.exec(String(first.headers.link))?.[1] ?? '';
  const second = await server.get(`/api/v3/properties/sell?limit=4&after=${after}`);
  const third = await server.get(nextOf(second.headers.link) ?? '');
  assert.equal(
    [second.json, third.json].map((page) => (page as unknown[]).length),
    [4, 1],
  );
  assert.equal([second.headers['x-total-count'], nextOf(third.headers.link)], ['9', undefined]);
  const word = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const [query, reason] of [
    [`after=nonsense`, /is no cursor/],
    [`after=${after}&sort=price-up`, /belongs to another sort/],
    [`after=${word(['newest', "1'; drop table listing", 'x'])}`, /is no cursor/],
    [`sort=price-up&after=${word(['price-up', null, 'x'])}`, /is no cursor/],
  ] as const) {
    const { status, json } = await server.get(`/api/v3/properties/sell?${query}`);
    assert.is(status, 400, query);
    assert.match((json as { fields: { after: string } }).fields.after, reason);
  }
});

test('without paging the whole array comes, at most 500', async () => {
  await server.services.writer.saveListings(Array.from({ length: 510 }, () => aSale()));
  const reply = await server.get('/api/v3/properties/sell');
  assert.is((reply.json as unknown[]).length, 500);
  assert.is(reply.headers['x-total-count'], '510');
  assert.is(reply.headers.link, undefined);
});

test('a listing opens by either id, under its own kind only', async () => {
  await server.services.writer.saveListings([aSale()]);
  const [listing] = await search('');
  assert.ok(listing);
  const single = { ...listing, ownerListings: 1 };
  for (const id of [listing._id, listing.propertyId])
    assert.equal((await server.get(`/api/v3/property/sell/${id}`)).json, single);
  assert.equal((await server.get(`/api/v3/property/Buy/${listing._id}`)).json, single);
  const elsewhere = await server.get(`/api/v3/property/rent/${listing._id}`);
  assert.is(elsewhere.status, 404);
  assert.equal(elsewhere.json, { code: 'not-found', message: 'Property not found' });
});

test('paused, deleted and expired listings are gone, from searches and by address', async () => {
  const old = new Date(Date.now() - 91 * 86_400_000);
  await server.services.writer.saveListings([
    aSale({ society: 'paused' }, { sourceKey: 'paused' }),
    aSale({ society: 'binned' }, { sourceKey: 'binned' }),
    aSale({ society: 'expired' }, { sourceKey: 'expired', createdAt: old }),
    aSale({ society: 'lasting' }, { sourceKey: 'lasting', createdAt: old, expires: false }),
  ]);
  const { sql } = server.database;
  await sql.updateTable('listing').set({ status: 'Inactive' }).where('source_key', '=', 'paused').execute();
  await sql
    .updateTable('listing')
    .set({ deleted_at: new Date() })
    .where('source_key', '=', 'binned')
    .execute();
  assert.equal(
    (await search('')).map(({ society }) => society),
    ['lasting'],
  );
  const rows = await sql.selectFrom('listing').select(['id', 'source_key']).execute();
  for (const { id, source_key } of rows) {
    const reply = await server.get(`/api/v3/property/sell/${id}`);
    assert.is(reply.status, source_key === 'lasting' ? 200 : 410, String(source_key));
  }
  const gone = await server.get(
    `/api/v3/property/sell/${rows.find((row) => row.source_key === 'binned')?.id}`,
  );
  assert.equal(gone.json, { code: 'gone', message: 'This property is no longer available' });
});

test("no answer about listings carries an owner's phone, e-mail or name", async () => {
  await server.services.writer.saveListings([aSale(), aRent()]);
  const [listing] = await search('');
  for (const path of ['properties/sell', 'properties/rent', `property/sell/${listing?._id}`]) {
    const { text } = await server.get(`/api/v3/${path}`);
    for (const secret of [owner.phone, owner.email, owner.name, 'password'])
      assert.not.ok(text.includes(secret), `${path} says ${secret}`);
  }
});

test.run();
