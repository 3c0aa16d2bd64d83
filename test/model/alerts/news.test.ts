/** What is new: counted, marked as read when it was shown, and chosen by type and channel. */
import '../../support/dom.js';
import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sessionRequested } from '../../../src/model/account/entry.js';
import {
  $news,
  $newsChoices,
  $unread,
  newsChosen,
  newsRead,
  newsRequested,
} from '../../../src/model/alerts/news.js';
import { $api, $connection } from '../../../src/model/index.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/alerts/news');

const told = (id: string, isRead: boolean) => ({
  ...{ id, isRead, type: 'match' as const, at: '2026-11-01T00:00:00.000Z', count: 1 },
});

const open = async (replies: Record<string, FakeReply> = {}, isMember = true) => {
  const fake = fakeApi({
    checkAuth: () => ({ authenticated: isMember }),
    'GET /api/v1/notifications': () => ({
      unread: 2,
      notifications: [told('a', false), told('b', true), told('c', false)],
      choices: [{ type: 'match', channel: 'email', isOn: true }],
    }),
    '/notifications/read': () => ({ success: true }),
    '/notifications/choices': () => ({ success: true }),
    ...replies,
  });
  const values = [
    [$api, fake.api],
    [$connection, { apiBase: '' }],
  ] as never;
  const scope = fork({ values });
  await allSettled(newsRequested, { scope });
  await allSettled(sessionRequested, { scope });
  return { ...fake, scope };
};

test('guests are asked nothing', async () => {
  const { scope, calls } = await open({}, false);
  assert.is(scope.getState($news), null);
  assert.ok(calls.every(({ name }) => !name.includes('notifications')));
});

test('what was shown is read, and what came meanwhile is not', async () => {
  const { scope, calls } = await open();
  assert.is(scope.getState($unread), 2);
  await allSettled(newsRead, { scope });
  assert.is(scope.getState($unread), 0);
  assert.equal(calls.at(-1)?.body, { ids: ['a', 'c'] });
  assert.is(scope.getState($news)?.filter(({ isRead }) => !isRead).length, 2, 'the page still marks them');
});

test('a choice shows at once, and what the server has is shown when it was refused', async () => {
  const { scope } = await open({
    '/notifications/choices': () => {
      throw { reason: 'network' } as unknown as Error;
    },
  });
  const off = { type: 'match', channel: 'email', isOn: false } as const;
  const choosing = allSettled(newsChosen, { scope, params: off });
  assert.equal(scope.getState($newsChoices), [off]);
  await choosing;
  assert.is(scope.getState($newsChoices)[0]?.isOn, true);
});

test.run();
