/** A client that holds a connection by dripping is closed; one on a slow line is not. */
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { installErrors } from '../../../server/http/errors.js';
import { clientTimeouts, timeoutOptions, watchBodies } from '../../../server/http/slow-clients.js';
import { startServer } from '../../support/server.js';

const test = suite('server/http/slow-clients');

const short = { headers: 200, check: 50, body: 300, silence: 60_000 };
const app = fastify(timeoutOptions(short));
watchBodies(app.server, short);
installErrors(app);
const failures: string[] = [];
app.addHook('onError', async (_request, _reply, error) => void failures.push(error.message));
app.get('/', async () => 'here');
app.post('/', async () => 'taken');
void app.register(async (inner) => {
  await inner.register(multipart);
  inner.post('/form', async (request) => {
    let bytes = 0;
    for await (const part of request.parts())
      if (part.type === 'file') for await (const chunk of part.file) bytes += (chunk as Buffer).length;
    return { bytes };
  });
});

let port = 0;
test.before(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
test.after(() => app.close());

/** Sends the head, then one piece after the other; answers what came back, and whether the server closed in time. */
const drip = async (
  head: string,
  pieces: Iterable<string>,
  pause: number,
): Promise<{ said: string; isClosed: boolean }> => {
  const socket = connect(port, '127.0.0.1');
  const seen = { said: '', isClosed: false };
  socket.on('data', (chunk) => {
    seen.said += String(chunk);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    seen.isClosed = true;
  });
  socket.write(head);
  for (const piece of pieces) {
    if (seen.isClosed) break;
    await wait(pause);
    socket.write(piece);
  }
  const end = { ...seen };
  socket.destroy();
  return end;
};

const many = (text: string, times = 100): string[] => Array<string>(times).fill(text);
const headOf = (path: string, type: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

test('headers that come in drops are answered 408 and closed', async () => {
  const { said, isClosed } = await drip('GET / HTTP/1.1\r\n', many('X-A: b\r\n'), 20);
  assert.ok(isClosed);
  assert.match(said, /^HTTP\/1\.1 408 .*"code":"invalid","message":"The request took too long to arrive/s);
});

test('a connection on which nothing is asked is closed', async () => {
  const { isClosed } = await drip('', many(''), 20);
  assert.ok(isClosed);
});

test('a JSON body that comes in drops is answered 408 and closed', async () => {
  const { said, isClosed } = await drip(headOf('/', 'application/json', 5000), many('1'), 20);
  assert.ok(isClosed);
  assert.match(said, /^HTTP\/1\.1 408 /);
});

test('a body that no route wants does not keep the connection after the answer', async () => {
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 5000\r\n\r\n';
  const { said, isClosed } = await drip(head, many('1'), 20);
  assert.ok(isClosed);
  assert.match(said, /^HTTP\/1\.1 200 .*here/s);
});

const form = '--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';

test('an upload that comes in drops is closed', async () => {
  const { said, isClosed } = await drip(
    headOf('/form', 'multipart/form-data; boundary=b', 50_000) + form,
    many('1'),
    20,
  );
  assert.ok(isClosed);
  assert.match(said, /^HTTP\/1\.1 408 /);
});

test('an upload on a slow line goes through, however long it takes', async () => {
  const end = '\r\n--b--\r\n';
  const pieces = many('x'.repeat(1000), 50);
  const length = form.length + pieces.join('').length + end.length;
  const type = 'multipart/form-data; boundary=b\r\nConnection: close';
  // Listens until the answer has come, which closes the connection.
  const { said } = await drip(headOf('/form', type, length) + form, [...pieces, end, ...many('')], 20);
  assert.match(said, /^HTTP\/1\.1 200 .*\{"bytes":50000\}/s);
});

test('what is no HTTP, and headers past all measure, are said in the shape of every refusal', async () => {
  const nonsense = await drip('nonsense\r\n\r\n', many('', 5), 20);
  assert.match(nonsense.said, /^HTTP\/1\.1 400 .*\{"code":"invalid"/s);
  const large = await drip(`GET / HTTP/1.1\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, many('', 5), 20);
  assert.match(large.said, /^HTTP\/1\.1 431 .*\{"code":"invalid"/s);
});

test('the server of the market has these limits', async () => {
  const server = await startServer();
  const { headersTimeout, requestTimeout, timeout } = server.app.server;
  assert.equal([headersTimeout, requestTimeout, timeout], [15_000, 0, clientTimeouts.silence]);
  assert.is(server.app.server.listeners('request').length, 2);
  await server.close();
});

test.run();
