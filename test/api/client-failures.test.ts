/** Every way a call can fail reaches the caller as one of the closed reasons. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type ApiClient, createApiClient } from '../../src/api/client.js';
import { getListing, getMarket, listListings } from '../../src/api/contract/listings.js';
import { failureOf } from '../support/failure.js';

const test = suite('api/client-failures');
const stubs: Server[] = [];

test.after(() => {
  for (const stub of stubs) {
    stub.closeAllConnections();
    stub.close();
  }
});

/** A client of a server that answers whatever a test wants. */
const clientOf = async (answer: RequestListener): Promise<ApiClient> => {
  const stub = createServer(answer);
  stubs.push(stub);
  await new Promise<void>((resolve) => stub.listen(0, '127.0.0.1', resolve));
  return createApiClient({
    baseUrl: `http://127.0.0.1:${(stub.address() as AddressInfo).port}`,
    credentials: false,
  });
};

test('a status without a body, or with a body that is no JSON, is just the status', async () => {
  const bare = await clientOf((_, response) => void response.writeHead(502).end());
  assert.equal(await failureOf(bare.call(getMarket, {})), { reason: 'status', status: 502 });
  const page = await clientOf(
    (_, response) => void response.writeHead(503, { 'retry-after': '7' }).end('<h1>Busy</h1>'),
  );
  assert.equal(await failureOf(page.call(getMarket, {})), { reason: 'status', status: 503, retryAfter: 7 });
});

test('a server that nobody listens at is a network failure', async () => {
  const away = await clientOf((_, response) => void response.end());
  const stub = stubs.pop();
  await new Promise((resolve) => stub?.close(resolve));
  assert.equal(await failureOf(away.call(getMarket, {})), { reason: 'network' });
});

test('a connection cut in the middle of the answer is a network failure or a bad answer', async () => {
  const cut = await clientOf((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"tot');
    setTimeout(() => response.destroy(), 20);
  });
  const { reason } = await failureOf(cut.call(getMarket, {}));
  assert.ok(reason === 'network' || reason === 'bad-answer', reason);
});

test('a call with a time limit gives up in time', async () => {
  const slow = await clientOf(() => undefined);
  assert.equal(await failureOf(slow.call(getMarket, {}, { timeout: 50 })), { reason: 'timeout' });
});

test('a call that was cancelled is not taken for a timeout', async () => {
  const slow = await clientOf(() => undefined);
  const stopping = new AbortController();
  setTimeout(() => stopping.abort(), 20);
  assert.equal(await failureOf(slow.call(getMarket, {}, { signal: stopping.signal })), { reason: 'network' });
});

test('HTML where JSON was due is a bad answer', async () => {
  const html = await clientOf(
    (_, response) =>
      void response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><title>Hotel Wi-Fi</title>'),
  );
  assert.equal(await failureOf(html.call(getMarket, {})), { reason: 'bad-answer' });
});

test('JSON of the wrong shape is a bad answer', async () => {
  for (const body of ['{}', 'null', '"text"', '7']) {
    const wrong = await clientOf((_, response) => void response.end(body));
    const call = wrong.call(listListings, { params: { kind: 'sell' }, query: {} });
    assert.equal(await failureOf(call), { reason: 'bad-answer' }, body);
  }
  const list = await clientOf((_, response) => void response.end('[]'));
  assert.equal(await failureOf(list.call(getMarket, {})), { reason: 'bad-answer' });
});

test('parameters are encoded, and empty ones stay at home', async () => {
  const seen: string[] = [];
  const stub = await clientOf((request, response) => {
    seen.push(request.url ?? '');
    response.end('[]');
  });
  const query = { city: '', q: 'a&b=c/d', photos: false, minbudget: 0, localities: 'Bandra, Sion' };
  await stub.call(listListings, { params: { kind: 'sell' }, query });
  await failureOf(stub.call(getListing, { params: { kind: 'sell', id: '../x?y' } }));
  assert.equal(seen, [
    '/api/v3/properties/sell?q=a%26b%3Dc%2Fd&minbudget=0&localities=Bandra%2C+Sion',
    '/api/v3/property/sell/..%2Fx%3Fy',
  ]);
});

test.run();
