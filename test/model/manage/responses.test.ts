import { allSettled, fork } from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { $api, $waitingToasts } from '../../../src/model/index.js';
import {
  $haveResponsesFailed,
  $ownIds,
  $responses,
  $responsesLogin,
  $shownId,
  allResponsesRequested,
  idChosen,
  responsesOpened,
  responsesSearched,
} from '../../../src/model/manage/responses.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';

const test = suite('model/manage/responses');
const user = (name: string) => ({ _id: name, name, email: `${name}@example.com`, phone: '9812345670' });
const lists = { sell: [{ _id: 's1', propertyId: 'HS-1', title: 'Green Court' }], rent: ['HR-2'], plot: [] };

const open = async (replies: Record<string, FakeReply>, id = '') => {
  const fake = fakeApi({ userpropertiesId: () => lists, ...replies });
  const scope = fork({ values: [[$api, fake.api]] });
  await allSettled(responsesOpened, { scope, params: id });
  return {
    scope,
    fake,
    names: () => scope.getState($responses)?.map(({ name, propertyId }) => `${propertyId} ${name}`),
    toasts: () =>
      scope.getState($waitingToasts).map(({ tone, text, id: name }) => `${tone} ${name ?? ''}: ${text}`),
  };
};
const refused = (status: number, message?: string) => () => {
  throw { reason: 'status', status, ...(message && { message }) } as unknown as Error;
};

test('all listings are shown at first, the last response first (D-37)', async () => {
  const stage = await open({
    'GET /api/v7/my-property-views': () => ({
      propertyViews: [
        {
          propertyId: 'HS-1',
          views: [{ userId: user('Asha'), at: '2026-11-01T10:00:00Z', action: 'number' }],
        },
        {
          propertyId: 'HR-2',
          views: [{ userId: user('Ravi'), at: '2026-11-02T10:00:00Z', action: 'message' }],
        },
      ],
    }),
  });
  assert.equal(stage.names(), ['HR-2 Ravi', 'HS-1 Asha']);
  assert.is(stage.scope.getState($shownId), '');
  assert.is(stage.fake.callsOf('my-property-views').length, 1);
});

test('a server without that call is asked listing by listing; ids may be plain texts (C-56)', async () => {
  const stage = await open({
    'GET /api/v7/my-property-views/:id': ({ params }) => ({
      propertyViews: {
        propertyId: params.id,
        views: [{ userId: user(params.id === 's1' ? 'Asha' : 'Ravi') }],
      },
    }),
    'GET /api/v7/my-property-views': refused(404),
  });
  assert.equal(
    stage.scope.getState($ownIds)?.map(({ id, propertyId }) => [id, propertyId]),
    [
      ['s1', 'HS-1'],
      ['HR-2', 'HR-2'],
    ],
  );
  assert.equal(stage.names(), ['s1 Asha', 'HR-2 Ravi']);
});

test('a chosen listing is searched by its _id; a record may be a list, a viewer may be gone', async () => {
  const stage = await open({
    'GET /api/v7/my-property-views/:id': () => ({
      propertyViews: [{ propertyId: 'HS-1', views: [{ userId: null }, { userId: user('Asha') }] }],
    }),
    'GET /api/v7/my-property-views': () => ({ propertyViews: [] }),
  });
  await allSettled(idChosen, { scope: stage.scope, params: 'HS-1' });
  await allSettled(responsesSearched, { scope: stage.scope });
  assert.equal(stage.fake.callsOf('/:id')[0]?.params, { id: 's1' });
  assert.equal(
    stage.scope.getState($responses)?.map(({ userId, name }) => [userId, name]),
    [
      ['', ''],
      ['Asha', 'Asha'],
    ],
  );
  assert.is(stage.scope.getState($shownId), 'HS-1');
  await allSettled(allResponsesRequested, { scope: stage.scope });
  assert.equal(stage.names(), []);
});

test('Search without a chosen id says so and sends nothing (S-383)', async () => {
  const stage = await open({ 'GET /api/v7/my-property-views': () => ({ propertyViews: [] }) });
  const before = stage.fake.calls.length;
  await allSettled(responsesSearched, { scope: stage.scope });
  assert.equal(stage.toasts(), ['error property-id: No propertyId selected.']);
  assert.is(stage.fake.calls.length, before);
});

test('the page may begin with one listing', async () => {
  const views = () => ({ propertyViews: { propertyId: 'HS-1', views: [{ userId: user('Asha') }] } });
  const stage = await open({ 'my-property-views/:id': views }, 'HS-1');
  assert.equal(stage.names(), ['HS-1 Asha']);
  assert.is(stage.scope.getState($shownId), 'HS-1');
});

test('without a session the server’s words come once, as a toast and on the page (S-384)', async () => {
  const stage = await open({ userpropertiesId: refused(401, 'Please Login First !!') });
  assert.equal(stage.toasts(), ['error login-err: Please Login First !!']);
  assert.is(stage.scope.getState($responsesLogin), 'Please Login First !!');
  const plain = await open({ userpropertiesId: () => ({ message: 'Who are you?' }) });
  assert.is(plain.scope.getState($responsesLogin), 'Who are you?');
});

test('somebody without listings is asked for no views; a failure is one', async () => {
  const none = await open({ userpropertiesId: () => ({ sell: [] }) });
  assert.is(none.fake.callsOf('my-property-views').length, 0);
  const failed = await open({ 'my-property-views': refused(500) });
  assert.is(failed.scope.getState($haveResponsesFailed), true);
});

test.run();
