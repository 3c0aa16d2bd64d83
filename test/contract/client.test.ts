/** The real client against the real server: replies, and every failure the server itself can cause. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ApiClient, createApiClient } from '../../src/api/client.js';
import { getListing, listListings } from '../../src/api/contract/listings.js';
import { hasStatus, serverMessage } from '../../src/api/errors.js';
import { failureOf } from '../support/failure.js';
import { aSale, owner } from '../support/listings.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/client');
let server: TestServer;
let client: ApiClient;

test.before(async () => {
  server = await startServer();
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([aSale()]);
  client = createApiClient({ baseUrl: await server.listen(), credentials: false });
});
test.after(() => server.close());

test('a good call answers the reply and its headers', async () => {
  const answer = await client.send(listListings, {
    params: { kind: 'sell' },
    query: { city: 'Pune', photos: false },
  });
  assert.is(answer.reply.length, 1);
  assert.is(answer.headers.get('x-total-count'), '1');
});

test('a refusal carries status, code, message and fields of the server', async () => {
  const failure = await failureOf(
    client.call(listListings, { params: { kind: 'sell' }, query: { page: 0 } }),
  );
  assert.equal(failure, {
    reason: 'status',
    status: 400,
    code: 'invalid',
    message: 'page must be 1 or more.',
    fields: { page: 'page must be 1 or more.' },
  });
});

test('a missing and a gone listing are told apart', async () => {
  const missing = await failureOf(client.call(getListing, { params: { kind: 'sell', id: 'none' } }));
  assert.ok(hasStatus(missing, 404));
  assert.is(serverMessage(missing), 'Property not found');
  const [listing] = await client.call(listListings, { params: { kind: 'sell' }, query: {} });
  await server.database.sql.updateTable('listing').set({ deleted_at: new Date() }).execute();
  const gone = await failureOf(client.call(getListing, { params: { kind: 'sell', id: listing?._id ?? '' } }));
  assert.ok(hasStatus(gone, 410));
});

test('a failure inside the server has a code and nothing of the inside', async () => {
  const broken = await startServer();
  await broken.database.sql.schema.dropTable('place').execute();
  const other = createApiClient({ baseUrl: await broken.listen(), credentials: false });
  const failure = await failureOf(other.call(listListings, { params: { kind: 'sell' }, query: {} }));
  assert.equal(failure, {
    reason: 'status',
    status: 500,
    code: 'internal',
    message: 'Something went wrong on our side. Try again.',
  });
  await broken.close();
});

test.run();
