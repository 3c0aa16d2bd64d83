/** What the server checks besides for pages of partners: who may hold our windows, how long secrets live, races, files. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { aFile, multipart } from '../support/forms.js';
import { aSale, owner } from '../support/listings.js';
import {
  allowContact,
  approve,
  callUnder,
  makeKey,
  page,
  pkce,
  type Visitor,
  visitor,
} from '../support/partner-visitor.js';
import { aPhoto } from '../support/photos.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { startPosting, storedFiles } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/partner-checks');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
const other = { ...owner, id: 'owner-2', email: 'ravi@example.com', phone: '9820099999', name: 'Ravi Joshi' };
let server: TestServer;
let partner: Person;
let kavya: Person;
let key: string;

test.before(async () => {
  const html = '<html><head><!--head--></head><body><!--data--></body></html>';
  for (const name of ['index.html', 'windows.html']) writeFileSync(join(web, name), html);
  server = await startPosting({ WEB_DIR: web, PARTNER_DAILY_COINS: '3' });
  await server.database.sql.insertInto('app_user').values([owner, other]).execute();
  await server.services.writer.saveListings([aSale(), aSale({ society: 'Two' }, { ownerId: other.id })]);
  partner = await signedIn(server);
  ({ key } = await makeKey(partner));
});
test.before.each(async () => {
  kavya = await signedIn(server);
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const ancestorsOf = (policy = ''): string => /frame-ancestors ([^;]*)/.exec(policy)?.[1] ?? '';

test('our frame stands in the pages of its key and in our own frames alone, and the windows in no page', async () => {
  const wild = await makeKey(partner, { origins: [page, 'https://*.sahyadri.example'] });
  const own = await makeKey(partner, { mode: 'test', origins: [] });
  const ended = await makeKey(partner);
  await partner.call('DELETE', `/api/v1/partner-keys/${ended.key}`);
  for (const [path, ancestors] of [
    [`/embed/frame?key=${key}`, `'self' ${page}`],
    [`/embed/frame?key=${wild.key}`, `'self' ${page} https://*.sahyadri.example`],
    [`/embed/frame?key=${ended.key}`, "'none'"],
    ['/embed/frame?key=pk_live_unknown', "'none'"],
    ['/embed/frame', "'none'"],
    [`/embed/card?key=${key}`, "'none'"],
    [`/embed/sign-in?key=${key}`, "'none'"],
    [`/embed/confirm?key=${key}`, "'none'"],
    ['/', "'self'"],
  ] as const) {
    const { status, headers } = await server.get(path);
    assert.is(status, 200, path);
    assert.is(ancestorsOf(headers['content-security-policy']), ancestors, path);
  }
  const developers = await server.get(`/embed/frame?key=${own.key}`);
  assert.match(ancestorsOf(developers.headers['content-security-policy']), /^'self' http:\/\/localhost:\* /);
});

test('a page of ours is cut from the page that opened it once it is for a session', async () => {
  const policyOf = async (cookie: string) =>
    (await server.get('/search?tab=Buy', { cookie })).headers['cross-origin-opener-policy'];
  assert.is(await policyOf('housing-language=hi'), undefined);
  assert.is(await policyOf(partner.cookie ?? ''), 'same-origin-allow-popups');
});

test('the sign-in window keeps its opener, tells nobody where it came from, and is kept by no cache', async () => {
  const { headers } = await server.get(`/embed/sign-in?key=${key}`);
  assert.is(headers['cross-origin-opener-policy'], undefined);
  assert.equal([headers['referrer-policy'], headers['cache-control']], ['no-referrer', 'no-store']);
  assert.is(headers['access-control-allow-origin'], undefined);
});

/** Moves the end of every secret nearer, by so many seconds. */
const pass = async (seconds: number): Promise<void> => {
  const rows = await server.database.sql
    .selectFrom('partner_secret')
    .select(['hash', 'expires_at'])
    .execute();
  for (const { hash, expires_at } of rows)
    await server.database.sql
      .updateTable('partner_secret')
      .set({ expires_at: new Date(new Date(expires_at).getTime() - seconds * 1000) })
      .where('hash', '=', hash)
      .execute();
};

test('a code and a ticket live a minute, a bearer ten, and a handle gives the next bearer after that', async () => {
  const { verifier, challenge } = pkce();
  const { json } = await approve(kavya, key, challenge);
  const visit = await visitor(server, kavya, key);
  const ticket = await visit.as('POST', '/api/v1/partner-tickets', { subject: 'profile' });
  assert.is(ticket.status, 200);
  await pass(61);
  const late = await visit.call('POST', '/api/v1/partner-token', { verifier, code: json.code });
  assert.is(late.status, 401);
  const body = { ticket: ticket.json.ticket, origin: page, frame: visit.frame };
  assert.is((await stranger(server).call('POST', '/api/v1/partner-tickets/read', body)).status, 410);
  assert.is((await visit.as('GET', '/api/v1/get-coin')).status, 200);
  await pass(540);
  assert.is((await visit.as('GET', '/api/v1/get-coin')).status, 401);
  const next = await visit.call('POST', '/api/v1/partner-token/refresh', { refresh: visit.refresh });
  assert.is(next.status, 200);
});

const usedAgo = (seconds: number): Promise<unknown> =>
  server.database.sql
    .updateTable('partner_secret')
    .set({ used_at: new Date(Date.now() - seconds * 1000) })
    .where('used_at', 'is not', null)
    .execute();

test('an answer that got lost signs nobody out, and what it carried opens nothing once another was given', async () => {
  const visit = await visitor(server, kavya, key);
  const refresh = (handle: string) =>
    visit.call('POST', '/api/v1/partner-token/refresh', { refresh: handle });
  const coins = (access: string) =>
    visit.call('GET', '/api/v1/get-coin', undefined, { authorization: `Bearer ${access}` });
  const lost = await refresh(visit.refresh);
  await usedAgo(60);
  const [again, atOnce] = await Promise.all([refresh(visit.refresh), refresh(visit.refresh)]);
  assert.equal([again.status, atOnce.status], [200, 200]);
  assert.is((await coins(lost.json.access)).status, 401);
  assert.is((await refresh(lost.json.refresh)).status, 401);
  assert.is((await coins(atOnce.json.access)).status, 200);
  // From here on the old handle is somebody's copy.
  await usedAgo(60);
  assert.is((await refresh(visit.refresh)).status, 401);
  assert.is((await coins(atOnce.json.access)).status, 401);
});

test('a frame with the secret of an earlier sign-in there still shows, until that one is ended', async () => {
  const [first, second] = [await visitor(server, kavya, key), await visitor(server, kavya, key)];
  const other = await visitor(server, partner, key);
  const open = async (frame: string) => {
    const { ticket } = (await second.as('POST', '/api/v1/partner-tickets', { subject: 'profile' })).json;
    const body = { ticket, origin: page, frame };
    return (await stranger(server).call('POST', '/api/v1/partner-tickets/read', body)).status;
  };
  assert.equal([await open(second.frame), await open(first.frame)], [200, 200]);
  assert.is(await open(other.frame), 403, 'another person’s opens nothing');
  await first.as('POST', '/api/v1/logout', {});
  assert.is(await open(first.frame), 403);
});

test('whoever leaves the marketplace is signed out on every page of a partner', async () => {
  const visit = await visitor(server, kavya, key);
  assert.is((await visit.as('GET', '/api/v1/get-coin')).status, 200);
  const left = await kavya.call('DELETE', '/api/v1/profile', { currentPassword: kavya.password });
  assert.is(left.status, 200, JSON.stringify(left.json));
  assert.is((await visit.as('GET', '/api/v1/get-coin')).status, 401);
  const next = await visit.call('POST', '/api/v1/partner-token/refresh', { refresh: visit.refresh });
  assert.is(next.status, 401);
});

/** Allows the contacts of both owners, as in our own frame. */
const allowBoth = async (visit: Visitor): Promise<void> => {
  const rows = await server.database.sql
    .selectFrom('listing')
    .select('id')
    .where('owner_id', 'in', [owner.id, other.id])
    .execute();
  for (const { id } of rows) await allowContact(server, visit, { id });
};

const balance = async (): Promise<number> => (await kavya.call('GET', '/api/v1/get-coin')).json.coins;

test('presses at the same moment pay once for one owner, and stay below the most of a day', async () => {
  const visit = await visitor(server, kavya, key);
  await allowBoth(visit);
  const reveal = (id: string) => visit.as('GET', `/api/v3/user/${id}?surface=search`);
  const same = await Promise.all(Array.from({ length: 6 }, () => reveal(owner.id)));
  assert.equal(
    same.map(({ status }) => status),
    Array.from({ length: 6 }, () => 200),
  );
  assert.is(await balance(), 8);
  const others = await Promise.all([reveal(other.id), reveal(other.id)]);
  assert.equal(
    others.map(({ status }) => status),
    [429, 429],
  );
  assert.is(await balance(), 8);
});

test('a repeated call under its key pays once, and the key of one call opens no other', async () => {
  const visit = await visitor(server, kavya, key);
  await allowBoth(visit);
  const reveal = (id: string) =>
    visit.as('GET', `/api/v3/user/${id}?surface=search`, undefined, { 'idempotency-key': 'press-1' });
  assert.is((await reveal(owner.id)).status, 200);
  assert.is((await reveal(owner.id)).status, 200);
  assert.is((await reveal(other.id)).status, 409);
  assert.is(await balance(), 8);
});

test('files of a page need its person and a widget that takes files, and are judged by what they hold', async () => {
  const visit = await visitor(server, kavya, key);
  const before = await storedFiles(server);
  const send = async (as: typeof visit.as, name: string, content?: string) => {
    const file = content === undefined ? await aPhoto() : aFile(name, content);
    const { payload, headers } = multipart([['file', file]]);
    return (await as(uploadMedia.method, uploadMedia.path, payload, headers)).status;
  };
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  assert.is(await send(visit.as, 'hall.jpg', svg), 400);
  assert.is(await send(visit.as, 'hall.jpg', '<!doctype html><script>alert(1)</script>'), 400);
  assert.is(await send(callUnder(server, key), 'hall.jpg'), 401);
  const reading = await makeKey(partner, { settings: { widgets: ['results'] } });
  assert.is(await send((await visitor(server, kavya, reading.key)).as, 'hall.jpg'), 403);
  assert.equal(await storedFiles(server), before);
  assert.is(await send(visit.as, 'hall.jpg'), 201);
});

test.run();
