/** Push messages: a browser is told while its session lasts, by known services alone, sealed; one that has gone is forgotten. */
import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import webPush from 'web-push';
import { createPushSender, type PushSender } from '../../server/services/outbox/push.js';
import { type Person, signedIn } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/push');
const vapid = webPush.generateVAPIDKeys();
let server: TestServer;
let service: Server;
/** What the push service was sent, and what it answers. */
let heard: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let answers: Record<string, number> = {};
let sender: PushSender;
let kavya: Person;

test.before(async () => {
  server = await startServer({
    RATE_LIMITS: 'test',
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
  });
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      heard.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('latin1') });
      response.writeHead(answers[path] ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const { port } = service.address() as AddressInfo;
  // The service stands on this machine; its own address is of a browser's maker.
  const toService: typeof fetch = (address, options) =>
    fetch(
      `http://127.0.0.1:${String(port)}${new URL(address instanceof Request ? address.url : address).pathname}`,
      options,
    );
  const keys = { ...vapid, subject: 'mailto:desk@example.com' };
  sender = createPushSender(server.database.sql, keys, toService);
});
test.before.each(async () => {
  [heard, answers] = [[], {}];
  await server.database.sql.deleteFrom('push_subscription').execute();
  kavya = await signedIn(server);
});
test.after(async () => {
  service.close();
  await server.close();
});

/** What a browser says of itself. */
const browser = (path: string, host = 'fcm.googleapis.com') => {
  const pair = createECDH('prime256v1');
  const keys = {
    p256dh: pair.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return { endpoint: `https://${host}/${path}`, keys, language: 'mr' };
};
const subscribe = (person: Person, body: object) => person.call('PUT', '/api/v1/push', body);
const endpoints = async (): Promise<string[]> => {
  const rows = await server.database.sql
    .selectFrom('push_subscription')
    .select('endpoint')
    .orderBy('endpoint')
    .execute();
  return rows.map(({ endpoint }) => endpoint);
};
const idOf = async ({ email }: Person): Promise<string> => {
  const query = server.database.sql.selectFrom('app_user').select('id').where('email', '=', email);
  return (await query.executeTakeFirstOrThrow()).id;
};
const message = { title: 'Housing', body: '2 new for you', path: '/news' };
const send = async () => sender.send({ userId: await idOf(kavya), message, id: 'message-1' });
/** Signs the same person in with another browser. */
const again = async (): Promise<Person> => {
  const other = { ...kavya, cookie: undefined, device: undefined };
  const data = { email: kavya.email, password: kavya.password, usertype: 'Buyer/Owner' };
  const { headers } = await server.app.inject({ method: 'POST', url: '/api/v1/signin', payload: data });
  const cookie = [headers['set-cookie'] ?? []].flat().find((each) => each.includes('housing='));
  const call: Person['call'] = async (method, url, payload = {}) => {
    const reply = await server.app.inject({
      ...{ method: method as 'PUT', url, payload: payload as object },
      headers: { cookie: cookie?.split(';')[0] ?? '' },
    });
    return { status: reply.statusCode, json: reply.json(), headers: reply.headers, cookie: undefined };
  };
  return { ...other, call };
};

test('each browser of a person is sent a message that only it can read, signed with our key', async () => {
  const other = await again();
  assert.is((await subscribe(kavya, browser('phone'))).status, 200);
  assert.is((await subscribe(other, browser('desk', 'web.push.apple.com'))).status, 200);
  assert.is(await send(), undefined);
  assert.equal(heard.map(({ path }) => path).sort(), ['/desk', '/phone']);
  for (const { headers, body } of heard) {
    assert.is(headers['content-encoding'], 'aes128gcm');
    assert.match(headers.authorization ?? '', `k=${vapid.publicKey}`);
    assert.is(headers.topic, 'message-1');
    assert.ok(Number(headers.ttl) > 0);
    assert.not.match(body, '2 new');
    assert.not.match(JSON.stringify(headers), kavya.email);
  }
});

test('a session has one browser, and a browser one session', async () => {
  const [phone, newer] = [browser('phone'), browser('newer')];
  await subscribe(kavya, phone);
  await subscribe(kavya, newer);
  assert.equal(await endpoints(), [newer.endpoint]);
  const ravi = await signedIn(server, { name: 'Ravi Joshi' });
  await subscribe(ravi, newer);
  assert.equal(await endpoints(), [newer.endpoint]);
  assert.is(await send(), 'no browser left', 'it is another person’s now');
  assert.equal(heard, []);
});

test('keys that nothing can be sealed with are refused by their name', async () => {
  const good = browser('phone');
  for (const [name, value] of [
    ['p256dh', good.keys.auth],
    ['p256dh', Buffer.alloc(65, 1).toString('base64url')],
    ['auth', good.keys.p256dh],
    ['auth', 'x'.repeat(40)],
  ] as const) {
    const { status, json } = await subscribe(kavya, { ...good, keys: { ...good.keys, [name]: value } });
    assert.is(status, 400, `${name} ${value}`);
    assert.match((json as unknown as { message: string }).message, new RegExp(`^keys\\.${name}: `));
  }
  assert.is((await subscribe(kavya, { ...good, keys: { ...good.keys, auth: 'short' } })).status, 400);
  assert.equal(await endpoints(), []);
});

test('an address that no known service has is refused, and says so at its field', async () => {
  const strange = [
    'https://push.example/x',
    'https://fcm.googleapis.com.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://kavya@fcm.googleapis.com/x',
    'https://push.apple.com/x',
    'https://127.0.0.1/x',
  ];
  for (const endpoint of strange) {
    const { status, json } = await subscribe(kavya, { ...browser('x'), endpoint });
    assert.is(status, 400, endpoint);
    assert.is(json.code, 'invalid');
    assert.match(json.fields.endpoint ?? '', 'a service that we do not know', endpoint);
  }
  assert.is(
    (await subscribe(kavya, { ...browser('x'), endpoint: 'http://fcm.googleapis.com/x' })).status,
    400,
  );
  assert.is((await subscribe(kavya, { ...browser('x'), keys: {} })).status, 400);
  assert.equal(await endpoints(), []);
});

test('a browser that has gone is forgotten, one that is refused for the moment is not', async () => {
  for (const gone of [404, 410]) {
    await subscribe(kavya, browser('gone'));
    answers = { '/gone': gone };
    await send();
    assert.equal(await endpoints(), [], String(gone));
  }
  const phone = browser('phone');
  await subscribe(kavya, phone);
  answers = { '/phone': 503 };
  const failure = await send().catch((error: unknown) => error);
  assert.is((failure as { statusCode?: number }).statusCode, 503);
  assert.not.match(String(failure), 'googleapis');
  assert.equal(await endpoints(), [phone.endpoint]);
});

test('it ends with the wish, with the session and with the account', async () => {
  const other = await again();
  const [phone, desk] = [browser('phone'), browser('desk')];
  await subscribe(kavya, phone);
  await subscribe(other, desk);
  assert.is((await other.call('DELETE', '/api/v1/push')).status, 200);
  assert.equal(await endpoints(), [phone.endpoint]);
  await subscribe(other, desk);
  assert.is((await other.call('POST', '/api/v1/logout')).status, 200);
  assert.equal(await endpoints(), [phone.endpoint]);
  const password = { currentPassword: kavya.password };
  assert.is((await kavya.call('DELETE', '/api/v1/profile', password)).status, 200);
  assert.equal(await endpoints(), []);
});

test('whoever asks for what is stored of them is shown their browsers, without the keys', async () => {
  const phone = browser('phone');
  await subscribe(kavya, phone);
  const { json } = await kavya.call('GET', '/api/v1/profile/export');
  assert.match(JSON.stringify(json), phone.endpoint);
  assert.not.match(JSON.stringify(json), phone.keys.auth);
});

test('the key is told where messages are sent; without keys, or without a worker, none are offered', async () => {
  const { json } = await kavya.call('GET', '/api/v1/notifications');
  assert.is((json as unknown as { pushKey: string }).pushKey, vapid.publicKey);
  const keys = { VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: vapid.privateKey };
  for (const env of [{}, { ...keys, OFFLINE: 'off' }]) {
    const silent = await startServer(env);
    const person = await signedIn(silent);
    const news = await person.call('GET', '/api/v1/notifications');
    assert.not.ok('pushKey' in news.json);
    const refused = await subscribe(person, browser('phone'));
    assert.is(refused.status, 400);
    assert.match(refused.json.message, 'sends no messages to browsers');
    await silent.close();
  }
});

test.run();
