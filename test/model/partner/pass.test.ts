import '../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkAuth } from '../../../src/api/contract/accounts.js';
import { incrementVisit, listListings } from '../../../src/api/contract/listings.js';
import { getPartnerPage } from '../../../src/api/contract/partner-page.js';
import { createPass } from '../../../src/model/partner/pass.js';
import { partnerHeaders } from '../../../src/model/partner/headers.js';
import { hasTrace, signedInHere, traceName } from '../../../src/model/partner/trace.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/partner/pass');
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
  maySpend: false,
  ...part,
});
const refused = () => {
  throw { reason: 'status', status: 401 } as unknown as Error;
};
const passWith = (replies: Record<string, FakeReply>) => {
  const fake = fakeApi(replies);
  return { fake, pass: createPass(connection, fake.api) };
};

test('a code is swapped for a bearer, which serves until shortly before its end', async () => {
  const { fake, pass } = passWith({
    'partner-token/refresh': () => token('b'),
    'partner-token': () => token('a'),
  });
  assert.ok(await pass.open('v', 'c'));
  assert.is(await pass.bearer(), 'a');
  assert.equal(
    fake.calls.map(({ body }) => body),
    [{ verifier: 'v', code: 'c' }],
  );
  const { now } = Date;
  Date.now = () => now() + 580_000;
  try {
    assert.equal(await Promise.all([pass.bearer(), pass.bearer()]), ['b', 'b']);
  } finally {
    Date.now = now;
  }
  assert.is(fake.callsOf('refresh').length, 1);
});

test('while a code is swapped whoever asks for a bearer waits for that one', async () => {
  const { fake, pass } = passWith({ 'partner-token': () => token('a') });
  const opened = pass.open('v', 'c');
  assert.ok(hasTrace(connection));
  assert.is(await pass.bearer(), 'a');
  assert.ok(await opened);
  assert.is(fake.calls.length, 1);
});

test('a code that is refused leaves nobody signed in', async () => {
  const { pass } = passWith({ 'partner-token': refused });
  await pass.open('v', 'c').then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.not(hasTrace(connection));
});

test('a person who has not answered yet is no failure', async () => {
  const { pass } = passWith({ 'partner-token': () => ({ pending: true }) });
  assert.not(await pass.open('v'));
  assert.not(hasTrace(connection));
});

test('the next page asks with the cookie first, then with the handle of its tab, and else forgets', async () => {
  await passWith({ 'partner-token': () => token('a') }).pass.open('v', 'c');
  const kept = passWith({
    refresh: ({ body }) => ((body as { refresh?: string }).refresh === 'a-next' ? token('b') : refused()),
  });
  assert.is(await kept.pass.bearer(), 'b');
  assert.equal(
    kept.fake.calls.map(({ body }) => body),
    [{}, { refresh: 'a-next' }],
  );
  const lost = passWith({ refresh: refused });
  assert.is(await lost.pass.bearer(), undefined);
  assert.not(hasTrace(connection));
  assert.is(sessionStorage.length, 0);
});

test('a network that fails forgets nobody', async () => {
  await passWith({ 'partner-token': () => token('a') }).pass.open('v', 'c');
  const { pass } = passWith({
    refresh: () => {
      throw { reason: 'network' } as unknown as Error;
    },
  });
  await pass.bearer().then(
    () => assert.unreachable(),
    () => undefined,
  );
  assert.ok(hasTrace(connection));
});

test('a code in the address is taken out of it, and used only with the state this tab began with', async () => {
  passWith({}).pass.begin({ verifier: 'v', state: 's' });
  location.hash = '#part&housing-code=c&state=other';
  const forged = passWith({ refresh: refused, 'partner-token': () => token('a') });
  assert.is(await forged.pass.bearer(), undefined);
  assert.is(location.hash, '#part');
  assert.is(forged.fake.callsOf('partner-token').filter(({ body }) => 'code' in (body as object)).length, 0);
  location.hash = '#housing-code=c&state=s';
  const { fake, pass } = passWith({ 'partner-token': () => token('a') });
  assert.is(await pass.bearer(), 'a');
  assert.is(location.hash, '');
  assert.equal(fake.calls[0]?.body, { verifier: 'v', code: 'c' });
});

test('what anybody may read goes without a bearer, and nothing is asked before a sign-in', async () => {
  assert.equal(await partnerHeaders(connection, checkAuth), {});
  signedInHere.add(traceName(connection));
  for (const call of [listListings, getPartnerPage, incrementVisit])
    assert.equal(await partnerHeaders(connection, call), {}, call.path);
});

test.run();
