/** What visitors did on partners' pages: once by its id, by day, page and campaign, for the owner of the key (S-771). */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { PartnerActs } from '../../src/api/contract/partner-acts.schema.js';
import { type Person, signedIn } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/partner-acts');
const origin = 'https://www.sahyadri.example';
let server: TestServer;
let builder: Person;
let key: string;

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test', PARTNER_DAILY_ACTS: '240' });
  builder = await signedIn(server);
  const made = await builder.call('POST', '/api/v1/partner-keys', {
    name: 'Ours',
    mode: 'live',
    origins: [origin],
  });
  ({ key } = made.json as unknown as { key: string });
});
test.after(() => server.close());

let made = 0;
const act = (more: object = {}) => ({
  id: String((made += 1)).padStart(32, '0'),
  act: 'number',
  page: '/homes',
  campaign: 'diwali',
  ...more,
});
const tell = (body: object, from = origin, under = key) =>
  server.app.inject({
    method: 'POST',
    url: `/embed/api/${under}/api/v3/partner-acts`,
    headers: { origin: from },
    payload: body,
  });
const acts = async (person = builder): Promise<PartnerActs> =>
  (await person.call('GET', `/api/v1/partner-keys/${key}/acts?days=7`)).json as unknown as PartnerActs;

test('an act counts once, on its day, by page and campaign', async () => {
  const shown = act();
  for (let times = 0; times < 3; times += 1) assert.is((await tell(shown)).statusCode, 200);
  await Promise.all([tell(act()), tell(act({ act: 'save' })), tell(act({ campaign: '', page: '/' }))]);
  const { days, pages } = await acts();
  assert.is(days.length, 7);
  assert.equal(
    { ...days.at(-1), day: '' },
    { day: '', numbers: 3, messages: 0, saves: 1, posts: 0, alerts: 0 },
  );
  assert.equal(
    pages.map(({ page, campaign, numbers, saves }) => [page, campaign, numbers, saves]),
    [
      ['/homes', 'diwali', 2, 1],
      ['/', '', 1, 0],
    ],
  );
});

test('an act of another page, of no key or of another form is refused', async () => {
  assert.is((await tell(act(), 'https://www.else.example')).statusCode, 403);
  assert.is((await tell(act(), origin, 'pk_live_nobody')).statusCode, 403);
  for (const wrong of [{ id: 'x' }, { act: 'sale' }, { page: 'homes' }, { campaign: 'x'.repeat(81) }])
    assert.is((await tell(act(wrong))).statusCode, 400, JSON.stringify(wrong));
  const bare = await server.app.inject({
    method: 'POST',
    url: '/api/v3/partner-acts',
    payload: act(),
  });
  assert.is(bare.statusCode, 404);
});

test('the counts are the owner’s alone', async () => {
  const stranger = await signedIn(server);
  assert.is((await stranger.call('GET', `/api/v1/partner-keys/${key}/acts`)).status, 404);
});

test('what is beyond 200 pages of a day counts without a name, and beyond the cap of a key not at all', async () => {
  const many = await builder.call('POST', '/api/v1/partner-keys', {
    name: 'Many',
    mode: 'live',
    origins: [origin],
  });
  const { key: other } = many.json as unknown as { key: string };
  for (let page = 0; page < 205; page += 1)
    assert.is((await tell(act({ page: `/${String(page)}` }), origin, other)).statusCode, 200);
  const { rows } = await sql<{
    many: number;
    all: number;
  }>`select count(*)::int as many, sum(numbers)::int as all
    from partner_act_day where key = ${other}`.execute(server.database.sql);
  assert.equal(rows[0], { many: 201, all: 205 });

  // 240 a day are allowed here.
  for (let more = 0; more < 35; more += 1)
    assert.is((await tell(act({ page: '/0' }), origin, other)).statusCode, 200);
  const refused = await tell(act({ page: '/0' }), origin, other);
  assert.is(refused.statusCode, 429);
  assert.match(refused.body, 'has reached its limit for today');
  assert.ok(Number(refused.headers['retry-after']) > 0);
  assert.is((await tell(act())).statusCode, 200, 'another key counts on');
});

test.run();
