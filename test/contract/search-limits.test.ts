/** What a search may ask: too much of it, or what cannot be, is refused with the field's name, and signs find nothing. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale, owner } from '../support/listings.js';
import { startServer, type TestReply, type TestServer } from '../support/server.js';

const test = suite('contract/search-limits');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([
    aSale({ locality: 'Baner', city: 'Pune' }),
    aSale({ locality: 'Sion', city: 'Mumbai' }),
  ]);
});
test.after(() => server.close());

const ask = (query: Record<string, string>, call = 'properties/sell'): Promise<TestReply> =>
  server.get(`/api/v3/${call}?${new URLSearchParams(query).toString()}`);
const count = async (query: Record<string, string>): Promise<number> => {
  const reply = await ask(query);
  assert.is(reply.status, 200, reply.text);
  return (reply.json as unknown[]).length;
};
const times = (count: number, text: (number: number) => string, between: string): string =>
  Array.from({ length: count }, (_, number) => text(number)).join(between);

const tooMuch: [what: string, query: Record<string, string>, field: string][] = [
  ['localities beyond 40', { localities: times(41, (number) => `place ${number}`, ',') }, 'localities'],
  ['a locality of 121 characters', { localities: 'x'.repeat(121) }, 'localities'],
  ['a locality of 25 words', { localities: times(25, (number) => `w${number}`, ' ') }, 'localities'],
  ['5,001 characters of localities', { localities: times(2501, () => 'x', ',') }, 'localities'],
  ['a text of 25 words', { q: times(25, () => 'ab', ' ') }, 'q'],
  ['a text of 121 characters', { q: 'x'.repeat(121) }, 'q'],
  ['a city of 81 characters', { city: 'x'.repeat(81) }, 'city'],
  ['1,001 characters of types', { propertyType: 'x'.repeat(1001) }, 'propertyType'],
  ['13,001 characters of ids', { ids: 'x'.repeat(13_001) }, 'ids'],
];
for (const [what, query, field] of tooMuch)
  for (const call of ['properties/sell', 'facets/sell'])
    test(`${call} refuses ${what}, naming ${field}`, async () => {
      if (call === 'facets/sell' && field === 'ids') return;
      const reply = await ask(query, call);
      assert.is(reply.status, 400, reply.text.slice(0, 200));
      const { fields, message } = reply.json as { fields: Record<string, string>; message: string };
      assert.match(message, new RegExp(`^${field} must have at most \\d+ `));
      assert.equal(Object.keys(fields), [field]);
    });

test('a page begins within the first 10,000 listings, and its refusal names the cursor', async () => {
  const reply = await ask({ page: '102', limit: '100' });
  assert.is(reply.status, 400, reply.text);
  const { fields, message } = reply.json as { fields: Record<string, string>; message: string };
  assert.match(message, /^page must begin within the first 10,000 listings; .*`after`/);
  assert.equal(Object.keys(fields), ['page']);
  assert.is(await count({ page: '101', limit: '100' }), 0);
  assert.is(await count({ page: '417' }), 0);
  assert.is((await ask({ page: '418' })).status, 400);
});

test('as much as is allowed is answered', async () => {
  const most = { localities: times(40, (number) => `nowhere ${number} `.padEnd(120, 'x'), ',') };
  assert.is(await count(most), 0);
  assert.is(await count({ q: times(24, (number) => `w${number}`, ' ') }), 0);
});

const signs = ["'", '🏠', '\\', '(-)', '%', '_', '‍'];
for (const field of ['city', 'localities', 'q', 'propertyType', 'bedrooms', 'furnished'])
  test(`a ${field} of signs alone finds nothing`, async () => {
    for (const sign of signs) assert.is(await count({ [field]: sign }), 0, sign);
  });

for (const field of ['city', 'localities', 'q'])
  test(`a blank ${field} is no filter`, async () => {
    for (const blank of ['', ' ', ',', ' , ,']) assert.is(await count({ [field]: blank }), 2, `"${blank}"`);
  });

test('signs beside a name leave the name', async () => {
  assert.is(await count({ localities: '\\,Baner' }), 1);
  assert.is(await count({ city: "'Pune'" }), 1);
});

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];
test('words that every object has are words like others', async () => {
  for (const word of inherited) {
    for (const field of ['city', 'localities', 'q', 'propertyType', 'furnished', 'bedrooms', 'ids'])
      assert.is(await count({ [field]: word }), 0, `${field}=${word}`);
    for (const path of [`properties/${word}`, `facets/${word}`, `properties/sell/${word}`])
      assert.ok([400, 404].includes((await ask({}, path)).status), path);
    for (const query of [{ q: word }, { city: word }, { kind: word }])
      assert.ok((await ask(query, 'localities')).status < 500, JSON.stringify(query));
    assert.is((await ask({ sort: word })).status, 400, `sort=${word}`);
    const usual = await ask(
      { city: word, locality: word, propertyType: word, bhk: word },
      'usual-price/sell',
    );
    assert.ok(usual.status < 500, usual.text);
  }
});

const cursor = (parts: unknown): string => Buffer.from(JSON.stringify(parts)).toString('base64url');
const crafted: [sort: string, key: unknown, id?: unknown][] = [
  ['newest', '2026-13-45 10:00:00+00'],
  ['newest', '2026-02-30 10:00:00+00'],
  ['newest', '2026-01-01 25:00:00+00'],
  ['newest', '2026-01-01 10:00:00+99'],
  ['newest', '0000-01-01 10:00:00+00'],
  ['newest', '2026-01-01 10:00'],
  ['newest', '2026----------'],
  ['newest', null],
  ['newest', 20260101],
  ['price-up', '1.5'],
  ['price-down', '1e5'],
  ['price-up', '9999999999999999999'],
  ['rate-up', '1e400'],
  ['rate-down', '1e-400'],
  ['area-down', '1e999999999'],
  ['area-down', 'NaN'],
  ['area-down', { a: 1 }],
  ['rate-up', '10', 'a\u0000b'],
  ['rate-up', '10', 7],
  ['rate-up', '10', 'x'.repeat(65)],
];
for (const [sort, key, id = 'x'] of crafted)
  test(`a cursor of ${sort} with ${JSON.stringify([key, id]).slice(0, 60)} is refused by name`, async () => {
    const reply = await ask({ sort, after: cursor([sort, key, id]) });
    assert.is(reply.status, 400, reply.text);
    assert.ok((reply.json as { fields: Record<string, string> }).fields.after);
  });

test('what is no list of three is no cursor', async () => {
  for (const parts of [null, 7, 'newest', {}, { length: 3 }, [], ['newest'], ['newest', 'x', 'y', 'z']])
    assert.is((await ask({ after: cursor(parts) })).status, 400, JSON.stringify(parts));
  assert.is((await ask({ after: '%00' })).status, 400);
});

test('cursors of every order that the server wrote itself lead on', async () => {
  for (const sort of ['newest', 'price-up', 'price-down', 'rate-up', 'rate-down', 'area-down']) {
    const first = await ask({ sort, limit: '1' });
    const after = /after=([\w-]+)/.exec(String(first.headers.link))?.[1] ?? '';
    assert.is(await count({ sort, limit: '1', after }), 1, sort);
  }
});

test.run();
