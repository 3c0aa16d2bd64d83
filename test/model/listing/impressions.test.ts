/** Cards that were seen are told in one call, each once a page, without one's own and where the page's visitor allows it (S-776). */
import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $user } from '../../../src/model/account/entry.js';
import { $api } from '../../../src/model/index.js';
import { cardSeen, impressionsDue } from '../../../src/model/listing/impressions.js';
import { fakeApi } from '../../support/fake-api.js';

const test = suite('model/listing/impressions');

const open = (user = '') => {
  const fake = fakeApi({ 'PUT /api/v3/impressions': () => ({ success: true }) });
  const scope = fork({
    values: [
      [$api, fake.api],
      [$user, user],
    ] as never,
  });
  const see = async (...cards: [id: string, user: string][]) => {
    for (const [_id, owner] of cards) await allSettled(cardSeen, { scope, params: { _id, user: owner } });
  };
  return {
    see,
    send: () => allSettled(impressionsDue, { scope }),
    told: () => fake.calls.map(({ body }) => (body as { ids: string[] }).ids),
  };
};

test('what was seen goes in one call, each card once on this page', async () => {
  const { see, send, told } = open();
  await see(['a', 'x'], ['b', 'y'], ['a', 'x']);
  assert.equal(told(), []);
  await send();
  await see(['a', 'x'], ['c', 'x']);
  await send();
  await send();
  assert.equal(told(), [['a', 'b'], ['c']]);
});

test('more than fifty go with the next call', async () => {
  const { see, send, told } = open();
  await see(...Array.from({ length: 51 }, (_, at): [string, string] => [`h${String(at)}`, 'x']));
  await send();
  await send();
  assert.equal(
    told().map((ids) => ids.length),
    [50, 1],
  );
});

test('the own homes of whoever is signed in are not told', async () => {
  const { see, send, told } = open('me');
  await see(['mine', 'me']);
  await send();
  assert.equal(told(), []);
  await see(['other', 'you']);
  await send();
  assert.equal(told(), [['other']]);
});

test("nothing is told where a page's visitor refused", async () => {
  const script = document.createElement('script');
  script.setAttribute('data-consent', 'denied');
  document.head.append(script);
  const { see, send, told } = open();
  await see(['a', 'x']);
  await send();
  script.remove();
  assert.equal(told(), []);
});

test.run();
