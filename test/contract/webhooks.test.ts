/** Webhooks: leads of a person's own listings reach a server of theirs, signed, again until it takes them, never one of ours (S-773). */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createWebhookSender, faultOfAddress } from '../../server/services/webhook-sender.js';
import { createWebhooks, type Webhooks } from '../../server/services/webhooks.js';
import { isPublicAddress } from '../../server/services/public-address.js';
import type { Webhook, WebhookDelivery } from '../../src/api/contract/webhooks.schema.js';
import { selfSigned } from '../support/certificate.js';
import { aSale } from '../support/listings.js';
import { type Person, signedIn } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const test = suite('contract/webhooks');
const host = 'hooks.sahyadri.example';
const { key, cert } = selfSigned([host]);
const minute = 60_000;

interface Heard {
  readonly url: string;
  readonly signature: string;
  readonly body: string;
}

let server: TestServer;
let builder: Person;
let builderId: string;
let listing: { id: string; property_id: string };
let heard: Heard[] = [];
/** All that was ever sent. */
let told = '';
let status = 200;
let address: string;
/** How far the clock of the deliveries is ahead. */
let ahead = 0;
const clock = (): number => Date.now() + ahead;
let webhooks: Webhooks;

const receiver = createServer({ key, cert }, (request, response) => {
  let body = '';
  request.on('data', (part: Buffer) => (body += part.toString()));
  request.on('end', () => {
    told += body;
    heard.push({ url: request.url ?? '', signature: String(request.headers['housing-signature']), body });
    response.writeHead(status, { location: 'https://169.254.169.254/latest' }).end('x');
  });
});

test.before(async () => {
  server = await startServer({ RATE_LIMITS: 'test' });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `https://${host}:${String((receiver.address() as AddressInfo).port)}/leads`;
  builder = await signedIn(server);
  builderId = (await builder.call('GET', '/api/v1/profile')).json._id;
  await server.services.writer.saveListings([
    aSale({}, { ownerId: builderId, point: { lat: 18.507431, lng: 73.807712 } }),
  ]);
  listing = await server.database.sql
    .selectFrom('listing')
    .select(['id', 'property_id'])
    .where('owner_id', '=', builderId)
    .executeTakeFirstOrThrow();
  webhooks = createWebhooks(server.database.sql, {
    send: createWebhookSender({
      resolveName: () => Promise.resolve(['127.0.0.1']),
      isAllowed: () => true,
      ca: cert,
    }),
    site: 'https://housing.example',
    now: clock,
  });
});
test.before.each(() => {
  heard = [];
  status = 200;
  ahead = 0;
});
test.after(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.close();
});

const set = async (url: string) => builder.call('PUT', '/api/v1/webhook', { url });
const deliveries = async (): Promise<WebhookDelivery[]> =>
  (
    (await builder.call('GET', '/api/v1/webhook/deliveries')).json as unknown as {
      deliveries: WebhookDelivery[];
    }
  ).deliveries;
const reveal = (person: Person) =>
  person.call('GET', `/api/v3/user/${builderId}?property=${listing.id}&surface=detail`);
const isSignedBy = (secret: string, { signature, body }: Heard): boolean => {
  const seconds = /^t=(\d+),/.exec(signature)?.[1] ?? '';
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return signature.includes(`v1=${expected}`);
};

let secret: string;

test('nothing is told before a webhook is set; the secret is shown once', async () => {
  assert.equal((await builder.call('GET', '/api/v1/webhook')).json, {
    url: '',
    createdAt: '',
    oldSecretUntil: '',
  });
  const early = await signedIn(server);
  assert.is((await reveal(early)).status, 200);
  const made = (await set(address)).json as unknown as Webhook;
  assert.match(made.secret ?? '', /^whsec_[\w-]{43}$/);
  secret = made.secret ?? '';
  assert.is(((await set(address)).json as unknown as Webhook).secret, undefined);
  assert.is(((await builder.call('GET', '/api/v1/webhook')).json as unknown as Webhook).secret, undefined);
  assert.equal(await deliveries(), []);
});

test('a lead is told once, signed with its time, and names nobody', async () => {
  const buyer = await signedIn(server, { name: 'Kavya Deshpande' });
  assert.is((await reveal(buyer)).status, 200);
  assert.is((await reveal(buyer)).status, 200);
  await webhooks.deliver();
  await webhooks.deliver();
  assert.is(heard.length, 1);
  const [lead] = heard as [Heard];
  assert.ok(isSignedBy(secret, lead));
  const told = JSON.parse(lead.body) as Record<string, unknown>;
  assert.is(told.type, 'lead.number');
  assert.equal(told.listing, { id: listing.id, propertyId: listing.property_id, kind: 'sell' });
  assert.is(told.responses, `https://housing.example/v-response?id=${listing.id}`);
  for (const secretOfPerson of ['Kavya', '@', buyer.phone, buyer.email])
    assert.not.ok(lead.body.includes(secretOfPerson), secretOfPerson);
  const [known] = await deliveries();
  assert.equal([known?.id, known?.state, known?.answer, known?.tries], [told.id, 'arrived', '200', 1]);

  await buyer.call('POST', '/api/v3/sendsms', { type: 'sell', propertyId: listing.id, userId: builderId });
  await webhooks.deliver();
  assert.is((JSON.parse(heard[1]?.body ?? '{}') as { type: string }).type, 'lead.message');
});

test('what is not taken is tried six times within 24 hours, and a redirect is not followed', async () => {
  status = 302;
  await reveal(await signedIn(server));
  const begun = clock();
  for (let tries = 1; tries <= 6; tries += 1) {
    await webhooks.deliver();
    await webhooks.deliver();
    assert.is(heard.length, tries);
    const [last] = await deliveries();
    assert.is(last?.state, tries < 6 ? 'waiting' : 'given-up');
    assert.is(last?.answer, '302');
    if (last?.dueAt) ahead = Date.parse(last.dueAt) - Date.now();
  }
  assert.ok(ahead > 20 * 60 * minute && clock() - begun <= 24 * 60 * minute);
  ahead += 48 * 60 * minute;
  await webhooks.deliver();
  assert.is(heard.length, 6);
  assert.is(new Set(heard.map(({ body }) => body)).size, 1, 'the same text each time');
  assert.ok(heard.every((each) => isSignedBy(secret, each)));
});

test('after a change of the secret both sign for a day', async () => {
  const { secret: next = '', oldSecretUntil } = (await builder.call('POST', '/api/v1/webhook/secret'))
    .json as unknown as Webhook;
  assert.not.equal(next, secret);
  assert.ok(Date.parse(oldSecretUntil) > Date.now());
  await builder.call('POST', '/api/v1/webhook/test');
  await webhooks.deliver();
  assert.ok(heard[0] && isSignedBy(secret, heard[0]) && isSignedBy(next, heard[0]));
  await builder.call('POST', '/api/v1/webhook/test');
  ahead = 25 * 60 * minute;
  await webhooks.deliver();
  assert.ok(heard[1] && !isSignedBy(secret, heard[1]) && isSignedBy(next, heard[1]));
});

test('an address that is no public https server is refused with the remedy', async () => {
  for (const [url, remedy] of [
    ['http://www.example.in/leads', 'must begin with https://'],
    ['ftp://www.example.in', 'must begin with https://'],
    ['leads', 'Write the whole address'],
    ['https://user:pass@www.example.in', 'name or password'],
    ['https://localhost/leads', 'public server'],
    ['https://intranet/leads', 'public server'],
    ['https://printer.local/', 'public server'],
    ['https://127.0.0.1/', 'public server'],
    ['https://2130706433/', 'public server'],
    ['https://0x7f.1/', 'public server'],
    ['https://[::1]/', 'public server'],
    ['https://[::ffff:10.0.0.1]/', 'public server'],
    ['https://169.254.169.254/latest/meta-data', 'public server'],
  ] as const) {
    const reply = await set(url);
    assert.is(reply.status, 400, url);
    assert.match((reply.json as unknown as { fields: { url: string } }).fields.url, remedy, url);
  }
  assert.is(faultOfAddress('https://93.184.215.14/leads'), '');
});

test('a name that leads to one of our own networks is not asked, at no time', async () => {
  for (const found of [
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['93.184.215.14', '192.168.1.1'],
    ['fd00::1'],
    ['::ffff:127.0.0.1'],
    ['64:ff9b::7f00:1'],
    [],
  ]) {
    let asked = 0;
    const send = createWebhookSender({
      resolveName: () => {
        asked += 1;
        return Promise.resolve(found);
      },
      ca: cert,
    });
    const failed = await send({ url: address, body: '{}', secrets: ['s'] }, clock()).then(
      () => '',
      (error: unknown) => (error as Error).message,
    );
    assert.match(failed, 'no public server', found.join());
    assert.is(asked, 1);
  }
  assert.is(heard.length, 0);
  for (const closed of [
    '0.0.0.0',
    '100.64.0.1',
    '172.31.0.1',
    '224.0.0.1',
    '2002:7f00:1::',
    'fe80::1',
    'nothing',
  ])
    assert.not.ok(isPublicAddress(closed), closed);
  for (const open of ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])
    assert.ok(isPublicAddress(open));
});

test('a server that does not answer delays nobody else, and what else waits for it is left for later', async () => {
  const other = await signedIn(server);
  await other.call('PUT', '/api/v1/webhook', { url: 'https://leads.other.example/' });
  for (const person of [builder, builder, other, other]) await person.call('POST', '/api/v1/webhook/test');
  const asked: string[] = [];
  let giveUp = (): void => undefined;
  const slow = createWebhooks(server.database.sql, {
    site: 'https://housing.example',
    send: ({ url }) => {
      asked.push(new URL(url).hostname);
      if (url !== address) return Promise.resolve(200);
      return new Promise((_, fail) => {
        giveUp = () => {
          fail(new Error('no answer'));
        };
      });
    },
  });
  const run = slow.deliver();
  while (asked.length < 3) await new Promise((resolve) => setTimeout(resolve, 5));
  giveUp();
  await run;
  assert.equal(asked.sort(), [host, 'leads.other.example', 'leads.other.example']);
  const waiting = (await deliveries()).filter(({ state }) => state === 'waiting');
  assert.equal(waiting.map(({ tries }) => tries).sort(), [0, 1]);
  await other.call('DELETE', '/api/v1/webhook');
});

test('a name that is not found in time counts as no answer', async () => {
  const never = createWebhookSender({ resolveName: () => new Promise(() => undefined), patience: 50 });
  const failed = await never({ url: address, body: '{}', secrets: ['s'] }, clock()).catch(
    (error: unknown) => (error as Error).name,
  );
  assert.is(failed, 'TimeoutError');
});

test('a webhook is its owner’s alone, and what waits goes with it', async () => {
  const stranger = await signedIn(server);
  assert.is(((await stranger.call('GET', '/api/v1/webhook')).json as unknown as Webhook).url, '');
  for (const [method, path] of [
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
  ] as const)
    assert.is((await stranger.call(method, `/api/v1/webhook${path}`)).status, 404);
  await builder.call('POST', '/api/v1/webhook/test');
  assert.is((await builder.call('DELETE', '/api/v1/webhook')).status, 200);
  await webhooks.deliver();
  assert.is(heard.length, 0);
  assert.equal(await deliveries(), []);
});

test('nothing that was sent says where the home is exactly', () => {
  assert.match(told, listing.id);
  assert.not.match(told, /18\.5074|73\.8077/);
});

test.run();
