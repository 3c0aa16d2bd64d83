import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $content, contentRequested } from '../../../src/model/content/content.js';
import { $api } from '../../../src/model/index.js';
import { type FakeReply, fakeApi } from '../../support/fake-api.js';

const test = suite('model/content/content');

const content = { banners: [], projects: [], promotions: [], loanOffers: [] };

const fail = () => {
  throw { reason: 'status', status: 404 } as unknown as Error;
};

const pageWith = (reply: FakeReply) => {
  const fake = fakeApi({ '/content': reply });
  return { ...fake, scope: fork({ values: [[$api, fake.api]] }) };
};

test('the content is loaded once for any number of views', async () => {
  const { scope, calls } = pageWith(() => content);
  await Promise.all([allSettled(contentRequested, { scope }), allSettled(contentRequested, { scope })]);
  await allSettled(contentRequested, { scope });
  assert.is(calls.length, 1);
  assert.equal(scope.getState($content), content);
});

test('nothing is loaded before a view needs it', () => {
  const { scope, calls } = pageWith(() => content);
  assert.is(calls.length, 0);
  assert.is(scope.getState($content), null);
});

test('a server without content leaves none, and the next view asks again', async () => {
  let attempts = 0;
  const { scope, calls } = pageWith(() => {
    attempts += 1;
    return attempts === 1 ? fail() : content;
  });
  await allSettled(contentRequested, { scope });
  assert.is(scope.getState($content), null);
  await allSettled(contentRequested, { scope });
  assert.is(calls.length, 2);
  assert.equal(scope.getState($content), content);
});

test.run();
