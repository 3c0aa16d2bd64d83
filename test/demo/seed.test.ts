/** Seeding: once, whole, and with passwords that only the first start knows. */
import { verify } from '@node-rs/argon2';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Database } from '../../server/db/database.js';
import { demoProjects } from '../../demo/market/projects.js';
import { describeSignIns, seedDemo } from '../../demo/seed.js';
import { findAppUserByEmail } from '../../server/repositories/app-user.js';
import { createListingWriter } from '../../server/services/listing-writer.js';
import { createPersonPages } from '../../server/services/person-pages.js';
import { createProjectPages } from '../../server/services/project-pages.js';
import { openTestDatabase } from '../support/engines.js';

const test = suite<{ database: Database }>('demo/seed');
const now = new Date('2026-11-21T10:00:00Z');
const settings = { bighaSqft: 27_225, listingDays: 90 };

test.before(async (context) => {
  context.database = await openTestDatabase();
});
test.after(({ database }) => database.close());

const countListings = async (database: Database): Promise<number> =>
  Number(
    (
      await database.sql
        .selectFrom('listing')
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirst()
    )?.n,
  );

test('goes on where a start that was cut off has stopped', async ({ database }) => {
  const broken = { saveListings: async () => Promise.reject(new Error('power cut')) };
  try {
    await seedDemo(database, broken, now);
    assert.unreachable();
  } catch (thrown) {
    assert.is((thrown as Error).message, 'power cut');
  }
  const made = await seedDemo(database, createListingWriter(database.sql, settings), now);
  assert.is(made.length, 2);
  assert.is(await countListings(database), 318);
  for (const { email, password } of made) {
    const account = await findAppUserByEmail(database.sql, email);
    assert.match(password, /^[a-z2-9]{12}$/);
    assert.match(account?.passwordHash ?? '', /^\$argon2id\$/);
    assert.ok(await verify(account?.passwordHash ?? '', password), email);
  }
});

test('does nothing the second time, even on another day', async ({ database }) => {
  const writer = createListingWriter(database.sql, settings);
  assert.equal(await seedDemo(database, writer, new Date('2027-01-01T00:00:00Z')), []);
  assert.is(await countListings(database), 318);
});

test('shows four projects of its builders on the home page, each with homes on offer', async ({
  database,
}) => {
  const pages = createProjectPages(database, 'https://market.example');
  const { projects } = await pages.picked();
  assert.equal(
    projects.map(({ name, link }) => `${name} ${link}`),
    demoProjects.map(({ name, slug }) => `${name} /project/${slug}`),
  );
  for (const { slug, homes } of demoProjects) {
    const page = await pages.page(slug);
    assert.is(
      page.homes.length,
      homes.reduce((sum, { offered }) => sum + offered, 0),
      slug,
    );
    for (const { from } of page.configurations) assert.ok(from, `${slug} has a price for each kind of home`);
    assert.ok(page.phases.every(({ reraNumber }) => reraNumber.startsWith('P99900')));
    assert.ok(page.photos.length > 2 && page.photos.every(({ on }) => on <= '2026-11-21'));
  }
});

test('shows the pages of its agents and builders, but not of the accounts that visitors have', async ({
  database,
}) => {
  const pages = createPersonPages(database, { publicUrl: '', now: () => now.getTime() });
  assert.equal((await pages.paths()).sort(), [
    '/agent/hemant-tandel',
    '/agent/nazneen-shaikh',
    '/agent/omkar-sathe',
    '/builder/devrai-homes',
    '/builder/palashban-habitat',
    '/builder/tamhan-estates',
  ]);
  const { projects, homeCount } = await pages.page('devrai-homes');
  assert.equal(projects.map(({ name }) => name).sort(), ['Devrai Greens', 'Devrai Terraces']);
  assert.ok(homeCount > 9);
});

test('makes listings that never leave by themselves and belong to no buyer', async ({ database }) => {
  const rows = await database.sql
    .selectFrom('listing')
    .select(['owner_id', 'expires_at', 'created_at'])
    .execute();
  const buyer = await findAppUserByEmail(database.sql, 'buyer@demo.example');
  for (const { owner_id, expires_at, created_at } of rows) {
    assert.is(expires_at, null);
    assert.ok(created_at <= now);
    assert.is.not(owner_id, buyer?.id);
  }
});

test('gives the listings of a visitor’s account visitors, contacts, and some off the market', async ({
  database,
}) => {
  const agent = await findAppUserByEmail(database.sql, 'agent@demo.example');
  const own = await database.sql
    .selectFrom('listing as l')
    .select((row) => [
      'l.id',
      'l.visits',
      'l.inactive_reason as reason',
      row
        .selectFrom('listing_visit as v')
        .select(row.fn.countAll<number>().as('n'))
        .whereRef('v.listing_id', '=', 'l.id')
        .as('counted'),
    ])
    .where('l.owner_id', '=', agent?.id ?? '')
    .execute();
  assert.ok(own.length >= 10, String(own.length));
  for (const { visits, counted } of own) assert.ok(visits >= (counted ?? 0));
  assert.ok(own.filter(({ counted }) => (counted ?? 0) > 5).length >= 5);
  assert.equal(own.flatMap(({ reason }) => reason ?? []).sort(), ['paused', 'rented']);
  const seen = await database.sql.selectFrom('listing_impression').select('count').execute();
  assert.ok(seen.length >= own.length * 14 && seen.every(({ count }) => count > 0));
  const views = await database.sql.selectFrom('listing_view').select(['viewer_id', 'paid']).execute();
  assert.ok(views.length > 3 && views.every(({ paid }) => paid));
});

test('formats the sign-ins, and nothing when there are none', () => {
  assert.match(
    describeSignIns([{ email: 'a@demo.example', password: 'secret' }]),
    /a@demo\.example {2}secret/,
  );
  assert.is(describeSignIns([]), '');
});

test.run();
