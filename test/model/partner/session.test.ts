import '../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkAuth } from '../../../src/api/contract/accounts.js';
import { incrementVisit, listListings } from '../../../src/api/contract/listings.js';
import { getPartnerPage } from '../../../src/api/contract/partner-page.js';
import { createPartnerSession } from '../../../src/model/partner/session.js';
import { partnerHeaders } from '../../../src/model/partner/headers.js';
import { mayBeSignedIn, signedInHere, signedInKey } from '../../../src/model/partner/may-be-signed-in.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/partner/session');
const connection = { apiBase: 'https://market.example', key: 'pk_live_x' };

test.before.each(() => {
  localStorage.clear();
  sessionStorage.clear();
  signedInHere.clear();
  location.hash = '';
});

const token = (access: string, part: object = {}) => ({
  access,
  expiresIn: 600,
  refresh: `${access}-next`,
  uses: ['reaching'],
  ...part,
});
const refused = () => {
  throw { reason: 'status', status: 401 } as unknown as Error;
};
const sessionWith = (replies: Record<string, FakeReply>) => {
  const fake = fakeApi(replies);
  return { fake, session: createPartnerSession(connection, fake.api) };
};

test('a code is swapped for a bearer, which serves until shortly before its end', async () => {
  const { fake, session } = sessionWith({
    'partner-token/refresh': () => token('b'),
    'partner-token': () => token('a'),
  });
  assert.ok(await session.open('v', 'c'));
  assert.is(await session.bearer(), 'a');
  assert.equal(
    fake.calls.map(({ body }) => body),
    [{ verifier: 'v', code: 'c' }],
  );
  const { now } = Date;
  Date.now = () => now() + 580_000;
  try {
    assert.equal(await Promise.all([session.bearer(), session.bearer()]), ['b', 'b']);
  } finally {
    Date.now = now;
  }
  assert.is(fake.callsOf('refresh').length, 1);
});

test('while a code is swapped whoever asks for a bearer waits for that one', async () => {
  const { fake, session } = sessionWith({ 'partner-token': () => token('a') });
  const opened = session.open('v', 'c');
  assert.ok(mayBeSignedIn(connection));
  assert.is(await session.bearer(), 'a');
  assert.ok(await opened);
  assert.is(fake.calls.length, 1);
});

test('a second code brings a pass with more uses, and calls made meanwhile wait for it (S-550)', async () => {
  const uses: string[][] = [['reaching'], ['reaching', 'managing']];
  const { session } = sessionWith({
    'partner-token': () => token(`a${String(uses.length)}`, { uses: uses.shift() }),
  });
  assert.equal(session.uses(), []);
  await session.open('v', 'c');
  assert.equal([session.uses(), await session.bearer()], [['reaching'], 'a2']);
  const more = session.open('v', 'd');
  assert.is(await session.bearer(), 'a1');
  assert.ok(await more);
  assert.equal(session.uses(), ['reaching', 'managing']);
});

test('a code that is refused leaves nobody signed in', async () => {
  const { session } = sessionWith({ 'partner-token': refused });
  await session.open('v', 'c').then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.not(mayBeSignedIn(connection));
});

test('a person who has not answered yet is no failure', async () => {
  const { session } = sessionWith({ 'partner-token': () => ({ pending: true }) });
  assert.not(await session.open('v'));
  assert.not(mayBeSignedIn(connection));
});

test('the next page asks with the cookie first, then with the handle of its tab, and else forgets', async () => {
  await sessionWith({ 'partner-token': () => token('a') }).session.open('v', 'c');
  const kept = sessionWith({
    refresh: ({ body }) => ((body as { refresh?: string }).refresh === 'a-next' ? token('b') : refused()),
  });
  assert.is(await kept.session.bearer(), 'b');
  assert.equal(
    kept.fake.calls.map(({ body }) => body),
    [{}, { refresh: 'a-next' }],
  );
  const lost = sessionWith({ refresh: refused });
  assert.is(await lost.session.bearer(), undefined);
  assert.not(mayBeSignedIn(connection));
  assert.is(sessionStorage.length, 0);
});

test('a network failure signs nobody out', async () => {
  await sessionWith({ 'partner-token': () => token('a') }).session.open('v', 'c');
  const { session } = sessionWith({
    refresh: () => {
      throw { reason: 'network' } as unknown as Error;
    },
  });
  await session.bearer().then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.ok(mayBeSignedIn(connection));
});

test('a code in the address is taken out of it, and used only with the state this tab began with', async () => {
  sessionWith({}).session.begin({ verifier: 'v', state: 's' });
  location.hash = '#part&housing-code=c&state=other';
  const forged = sessionWith({ refresh: refused, 'partner-token': () => token('a') });
  assert.is(await forged.session.bearer(), undefined);
  assert.is(location.hash, '#part');
  assert.is(forged.fake.callsOf('partner-token').filter(({ body }) => 'code' in (body as object)).length, 0);
  location.hash = '#housing-code=c&state=s';
  const { fake, session } = sessionWith({ 'partner-token': () => token('a') });
  assert.is(await session.bearer(), 'a');
  assert.is(location.hash, '');
  assert.equal(fake.calls[0]?.body, { verifier: 'v', code: 'c' });
});

test('what anybody may read goes without a bearer, and nothing is asked before a sign-in', async () => {
  assert.is(partnerHeaders(connection, checkAuth), undefined);
  signedInHere.add(signedInKey(connection));
  for (const call of [listListings, getPartnerPage, incrementVisit])
    assert.is(partnerHeaders(connection, call), undefined, call.path);
});

test.run();
