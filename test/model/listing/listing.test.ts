import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Listing } from '../../../src/api/contract/listings.schema.js';
import { $api, $waitingToasts, cardOpened, listingRequested } from '../../../src/model/index.js';
import { $openListings, listingOpened, listingRetried } from '../../../src/model/listing/listing.js';
import { aPlot, aSale } from '../../support/a-listing.js';
import { type FakeReply, fakeApi } from '../../support/fake-api.js';

const test = suite('model/listing/listing');
const group = '';
const asked = { group, listingType: 'sell', id: 'sale-1' } as const;

const fails =
  (error: object): FakeReply =>
  () => {
    throw error as Error;
  };
const status = (code: number, extra = {}) => fails({ reason: 'status', status: code, ...extra });

const market = (replies: Record<string, FakeReply> = {}) => {
  const fake = fakeApi({
    '/property/': ({ params }) => aSale({ _id: params.id ?? '' }),
    '/properties/': () => [],
    ...replies,
  });
  const scope = fork({ values: [[$api, fake.api]] });
  return { ...fake, scope, open: (of = group) => scope.getState($openListings)[of] };
};

/** Holds replies back until told, so that a test sees what stands in between. */
const held = () => {
  const waiting: ((listing: Listing) => void)[] = [];
  const reply: FakeReply = () => new Promise<Listing>((resolve) => waiting.push(resolve));
  return { reply, answer: (at: number, listing: Listing) => waiting[at]?.(listing) };
};

test('a listing is loaded by kind and id', async () => {
  const { scope, open, callsOf } = market();
  await allSettled(listingOpened, { scope, params: asked });
  assert.equal(callsOf('/property/')[0]?.params, { kind: 'sell', id: 'sale-1' });
  assert.is(open()?.status, 'ready');
  assert.is(open()?.listing?._id, 'sale-1');
});

test('a listing that comes along is painted at once and replaced by the answer', async () => {
  const { reply, answer } = held();
  const { scope, open } = market({ '/property/': reply });
  const done = allSettled(listingOpened, { scope, params: { ...asked, listing: aSale({ price: 1 }) } });
  assert.is(open()?.status, 'loading');
  assert.is((open()?.listing as { price: number }).price, 1);
  answer(0, aSale({ price: 2 }));
  await done;
  assert.is(open()?.status, 'ready');
  assert.is((open()?.listing as { price: number }).price, 2);
});

test('opening the same listing again keeps what is known while it is asked for', async () => {
  const { scope, open, callsOf } = market({ '/properties/': () => [aSale({ _id: 'sale-7' })] });
  await allSettled(listingOpened, { scope, params: asked });
  const again = allSettled(listingOpened, { scope, params: asked });
  assert.is(open()?.listing?._id, 'sale-1');
  assert.is(open()?.similar.length, 1);
  assert.is(open()?.status, 'loading');
  await again;
  assert.is(callsOf('/property/').length, 2);
});

test('another listing does not show the last one meanwhile', async () => {
  const { reply, answer } = held();
  const { scope, open } = market({ '/property/': reply });
  const first = allSettled(listingOpened, { scope, params: asked });
  answer(0, aSale());
  await first;
  void allSettled(listingOpened, { scope, params: { ...asked, id: 'sale-2' } });
  assert.is(open()?.listing, null);
  assert.equal(open()?.similar, []);
  answer(1, aSale({ _id: 'sale-2' }));
});

test('an answer that comes late for a listing that was left is dropped', async () => {
  const { reply, answer } = held();
  const { scope, open } = market({ '/property/': reply });
  const first = allSettled(listingOpened, { scope, params: asked });
  const second = allSettled(listingOpened, { scope, params: { ...asked, id: 'sale-2' } });
  answer(1, aSale({ _id: 'sale-2' }));
  answer(0, aSale());
  await Promise.all([first, second]);
  assert.is(open()?.id, 'sale-2');
  assert.is(open()?.listing?._id, 'sale-2');
});

test('groups do not disturb each other', async () => {
  const { scope, open } = market();
  await allSettled(listingOpened, { scope, params: { ...asked, group: 'left' } });
  await allSettled(listingOpened, { scope, params: { ...asked, id: 'sale-2', group: 'right' } });
  assert.is(open('left')?.id, 'sale-1');
  assert.is(open('right')?.id, 'sale-2');
  assert.is(open(), undefined);
});

test('a card that asks for its listing on this page opens it', async () => {
  const { scope, open } = market();
  await allSettled(listingRequested, { scope, params: { ...asked, listing: aSale() } });
  assert.is(open()?.listing?._id, 'sale-1');
  assert.is(open()?.status, 'ready');
});

for (const [name, reply] of [
  ['405', status(405)],
  ['404 without a code', status(404)],
] as const)
  test(`a server that answers ${name} is asked for the whole list, by _id or Property ID`, async () => {
    const list = () => [aSale({ _id: 'sale-9', propertyId: 'HS-9' }), aSale()];
    const { scope, open, callsOf } = market({ '/property/': reply, '/properties/': list });
    await allSettled(listingOpened, { scope, params: asked });
    assert.equal(callsOf('/properties/')[0]?.query, {});
    assert.is(open()?.listing?._id, 'sale-1');
    await allSettled(listingOpened, { scope, params: { ...asked, id: 'HS-9' } });
    assert.is(open()?.listing?._id, 'sale-9');
    assert.is(open()?.status, 'ready');
  });

test('a listing that is not in the whole list either is not found', async () => {
  const { scope, open } = market({
    '/property/': status(405),
    '/properties/': () => [aSale({ _id: 'other' })],
  });
  await allSettled(listingOpened, { scope, params: asked });
  assert.is(open()?.status, 'not-found');
});

for (const [name, expected, reply] of [
  ['a 404 of our own server is not found', 'not-found', status(404, { code: 'property-not-found' })],
  ['a 410 is gone', 'gone', status(410, { code: 'gone' })],
  ['a 500 has failed', 'failed', status(500)],
  ['no network has failed', 'failed', fails({ reason: 'network' })],
  ['no answer in time has failed', 'failed', fails({ reason: 'timeout' })],
  ['an answer nobody can read has failed', 'failed', fails({ reason: 'bad-answer' })],
] as const)
  test(name, async () => {
    const { scope, open, callsOf } = market({ '/property/': reply });
    await allSettled(listingOpened, { scope, params: { ...asked, listing: aSale() } });
    assert.is(open()?.status, expected);
    assert.is(open()?.listing?._id, 'sale-1', 'what was known stays known');
    assert.is(callsOf('/properties/').length, 0);
  });

test('a failed listing is asked for again, and a retry without one asks nothing', async () => {
  let attempts = 0;
  const { scope, open, callsOf } = market({
    '/property/': (call) => ((attempts += 1) === 1 ? status(503)(call) : aSale()),
  });
  await allSettled(listingRetried, { scope, params: { group } });
  assert.is(callsOf('/property/').length, 0);
  await allSettled(listingOpened, { scope, params: asked });
  assert.is(open()?.status, 'failed');
  const again = allSettled(listingRetried, { scope, params: { group } });
  assert.is(open()?.status, 'loading');
  await again;
  assert.is(open()?.status, 'ready');
});

test('similar listings are asked for by the listing, and stand in the order of the answer', async () => {
  const { scope, open, callsOf } = market({
    '/properties/': () => [aSale({ _id: 'near' }), aSale({ _id: 'far' })],
  });
  await allSettled(listingOpened, { scope, params: asked });
  const [first, ...others] = callsOf('/properties/');
  assert.equal(first?.query, { like: 'sale-1', except: 'sale-1', limit: 9, city: 'Mumbai' });
  assert.equal(others, []);
  assert.equal(
    open()?.similar.map(({ _id }) => _id),
    ['near', 'far'],
  );
});

test('a server that knows no limits and no likeness is cut to nine others', async () => {
  const many = Array.from({ length: 30 }, (_, at) => aPlot({ _id: `plot-${String(at)}` }));
  const { scope, open, callsOf } = market({
    '/property/': () => aPlot({ _id: 'plot-3' }),
    '/properties/': () => many,
  });
  await allSettled(listingOpened, { scope, params: { group, listingType: 'plot', id: 'plot-3' } });
  assert.is(callsOf('/properties/')[0]?.params.kind, 'plot');
  assert.is(open()?.similar.length, 9);
  assert.not.ok(open()?.similar.some(({ _id }) => _id === 'plot-3'));
});

test('a listing is shown even when nothing similar can be found', async () => {
  const { scope, open } = market({ '/properties/': status(500) });
  await allSettled(listingOpened, { scope, params: asked });
  assert.is(open()?.status, 'ready');
  assert.equal(open()?.similar, []);
});

test('an opened card is counted under its kind; when that fails one toast says so', async () => {
  const { scope, callsOf } = market({ 'increment-visit': status(500) });
  await allSettled(cardOpened, { scope, params: { listingType: 'commercial', id: 'comm-1' } });
  assert.equal(callsOf('increment-visit')[0]?.params, { type: 'commercial', propertyId: 'comm-1' });
  assert.equal(scope.getState($waitingToasts), [
    { tone: 'error', text: 'Error refreshing property', id: 'visit' },
  ]);
});

test.run();
