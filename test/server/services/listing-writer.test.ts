/** Saving in bulk: new, changed and unchanged listings are told apart. */
import { setTimeout as delay } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findSinceRuns, upsertJobRun } from '../../../server/repositories/job-run.js';
import { createListingWriter } from '../../../server/services/listing-writer.js';
import { aPlot, aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/services/listing-writer');
let server: TestServer;

test.before(async () => {
  server = await startServer();
  const other = { ...owner, id: 'owner-2', email: 'other@example.com', phone: null };
  await server.database.sql.insertInto('app_user').values([owner, other]).execute();
});
test.before.each(async () => {
  await server.database.sql.deleteFrom('listing').execute();
});
test.after(() => server.close());

test('saving the same again changes nothing', async () => {
  const { writer } = server.services;
  const homes = Array.from({ length: 1_201 }, (_, index) =>
    aSale({ price: 1_000_000 + index }, { sourceKey: `k${index}` }),
  );
  assert.equal(await writer.saveListings(homes), { created: 1_201, updated: 0, unchanged: 0 });
  const before = await server.database.sql
    .selectFrom('listing')
    .select(['id', 'updated_at'])
    .orderBy('id')
    .execute();
  assert.equal(await writer.saveListings(homes), { created: 0, updated: 0, unchanged: 1_201 });
  const after = await server.database.sql
    .selectFrom('listing')
    .select(['id', 'updated_at'])
    .orderBy('id')
    .execute();
  assert.equal(after, before);
});

test('a changed listing keeps its ids, its place in the order and its state', async () => {
  const { writer } = server.services;
  const { sql } = server.database;
  await writer.saveListings([aSale({ price: 100 }, { sourceKey: 'k' })]);
  await sql.updateTable('listing').set({ status: 'Inactive' }).execute();
  const before = await sql.selectFrom('listing').selectAll().executeTakeFirstOrThrow();
  assert.equal(await writer.saveListings([aSale({ price: 200 }, { sourceKey: 'k' })]), {
    created: 0,
    updated: 1,
    unchanged: 0,
  });
  const after = await sql.selectFrom('listing').selectAll().executeTakeFirstOrThrow();
  assert.is(after.amount, 200);
  assert.ok(after.updated_at >= before.updated_at);
  for (const name of ['id', 'property_id', 'status', 'created_at', 'ranked_at', 'expires_at'] as const)
    assert.equal(after[name], before[name], name);
});

test('changed pictures count as a change', async () => {
  const { writer } = server.services;
  await writer.saveListings([aSale({}, { sourceKey: 'k', images: ['demo/tower/a-1'] })]);
  const report = await writer.saveListings([aSale({}, { sourceKey: 'k', images: ['demo/tower/a-2'] })]);
  assert.equal(report, { created: 0, updated: 1, unchanged: 0 });
});

test('the same key of another owner is another listing, and no key is always a new one', async () => {
  const { writer } = server.services;
  const report = await writer.saveListings([
    aSale({}, { sourceKey: 'k' }),
    aSale({}, { sourceKey: 'k', ownerId: 'owner-2' }),
    aPlot(),
    aPlot(),
  ]);
  assert.equal(report, { created: 4, updated: 0, unchanged: 0 });
});

test('of repeats within a batch the last one counts', async () => {
  const { writer } = server.services;
  const report = await writer.saveListings([
    aSale({ price: 1 }, { sourceKey: 'k' }),
    aSale({ price: 2 }, { sourceKey: 'k' }),
  ]);
  assert.equal(report, { created: 1, updated: 0, unchanged: 1 });
  assert.equal(await server.database.sql.selectFrom('listing').select('amount').execute(), [{ amount: 2 }]);
});

test('a batch with an unknown owner is refused whole', async () => {
  const { writer } = server.services;
  let failure: unknown;
  await writer.saveListings([aSale(), aSale({}, { ownerId: 'nobody' })]).catch((thrown: unknown) => {
    failure = thrown;
  });
  assert.is((failure as { code?: string }).code, '23503');
  assert.equal(await server.database.sql.selectFrom('listing').select('id').execute(), []);
});

test('onSaved is called after a change, and only then', async () => {
  let told = 0;
  const writer = createListingWriter(server.database.sql, server.config, () => told++);
  await writer.saveListings([aSale({}, { sourceKey: 'k' })]);
  assert.is(told, 1);
  await writer.saveListings([aSale({}, { sourceKey: 'k' })]);
  assert.is(told, 1);
});

test('listings that were brought beside a stopped server have its next start do all jobs', async () => {
  const { sql } = server.database;
  // Times are kept as whole milliseconds, rounded: what follows within one may seem to come before.
  const done = async (): Promise<boolean> => {
    await delay(2);
    return (await findSinceRuns(sql)).has('hourly');
  };
  await upsertJobRun(sql, { name: 'hourly', took: 0, error: undefined });
  assert.is(await done(), true);
  await server.services.writer.saveListings([aSale({}, { sourceKey: 'due' })]);
  assert.is(await done(), false);
  // A run that began before they came does not count them.
  await upsertJobRun(sql, { name: 'hourly', took: 60_000, error: undefined });
  assert.is(await done(), false);
  await upsertJobRun(sql, { name: 'hourly', took: 0, error: undefined });
  assert.is(await done(), true);
  await server.services.writer.saveListings([aSale({}, { sourceKey: 'own' })], { byOwner: true });
  assert.is(await done(), true);
});

test.run();
