import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  $bin,
  $pendingDelete,
  $flags,
  $hasManageFailed,
  $loginWords,
  $ownItems,
  $undoable,
  deleteRequested,
  deleteCancelled,
  deleteListingFx,
  refreshListingFx,
  restoreListingFx,
  changeStatusFx,
} from '../../../src/model/manage/entry.js';
import { Answered } from '../../support/fake-api.js';
import { ownReply, ownStage, raise, start, threeListings } from '../../support/own-stage.js';
import { aSale } from '../../support/a-listing.js';

const test = suite('model/manage/manage');

const refused = (status: number, message?: string) => () => {
  throw { reason: 'status', status, ...(message && { message }) } as unknown as Error;
};
const broken = () => {
  throw { reason: 'network' } as unknown as Error;
};
const ids = (stage: Awaited<ReturnType<typeof ownStage>>) =>
  stage.scope.getState($ownItems)?.map(({ id }) => id);

test('the lists come in the order of the kinds (S-370)', async () => {
  const stage = await ownStage();
  assert.equal(ids(stage), ['sale-1', 'rent-1', 'plot-1']);
  assert.equal(stage.toasts(), []);
});

test('only Active is active, in any case (S-378)', async () => {
  const sell = ['Active', 'active', 'Inactive', 'Sold', ''].map((status, at) =>
    aSale({ _id: `s${at}`, status }),
  );
  const stage = await ownStage({ 'GET /api/v4/userproperties': () => ownReply({ sell }) });
  assert.equal(
    stage.scope.getState($ownItems)?.map(({ view }) => view.isActive),
    [true, true, false, false, false],
  );
});

test('without a session the server’s words come once as a toast, and stay on the page (S-380, S-384)', async () => {
  const stage = await ownStage({ 'GET /api/v4/userproperties': refused(401, 'Please Login First !!') });
  assert.equal(stage.toasts(), ['error login-err: Please Login First !!']);
  assert.is(stage.scope.getState($loginWords), 'Please Login First !!');
  assert.is(stage.scope.getState($hasManageFailed), false);
});

test('a page without leave to manage shows what is missing in place of the list (S-550)', async () => {
  const missing = () => {
    const message = 'Please allow this site to do that first.';
    throw { reason: 'status', status: 403, code: 'insufficient-scope', message } as unknown as Error;
  };
  const stage = await ownStage({ 'GET /api/v4/userproperties': missing });
  assert.is(stage.scope.getState($loginWords), 'Please allow this site to do that first.');
  assert.is(stage.scope.getState($hasManageFailed), false);
});

test('a server that says so with 200 is understood too', async () => {
  const stage = await ownStage({ 'GET /api/v4/userproperties': () => ({ message: 'jwt expired' }) });
  assert.equal(stage.toasts(), ['error login-err: jwt expired']);
  assert.is(stage.scope.getState($loginWords), 'jwt expired');
  const both = await ownStage({
    'GET /api/v4/userproperties': () => ({ sell: [aSale()], message: 'Some lists are late' }),
  });
  assert.equal(both.toasts(), ['error login-err: Some lists are late']);
  assert.equal(ids(both), ['sale-1']);
});

test('a list that cannot be loaded is an error on the page, not the message for people who are signed out', async () => {
  const stage = await ownStage({ 'GET /api/v4/userproperties': broken });
  assert.is(stage.scope.getState($hasManageFailed), true);
  assert.equal(stage.toasts(), []);
});

test('a Refresh is sent with the kind, flags the listing and counts no second one (S-375, S-376)', async () => {
  const stage = await ownStage({ 'property-visit': () => new Answered({ success: true }, {}) });
  await raise(stage.scope, refreshListingFx, stage.item('rent-1'));
  assert.equal(stage.fake.callsOf('property-visit')[0]?.params, { type: 'rent', id: 'rent-1' });
  assert.is(stage.scope.getState($flags)['rent-1'], start + 300_000);
  assert.equal(stage.toasts(), []);
  await raise(stage.scope, refreshListingFx, stage.item('rent-1'));
  assert.equal(stage.toasts(), ['info refresh: Try After Sometime']);
  assert.is(stage.fake.callsOf('property-visit').length, 1);
  await stage.clock.advance(300_000);
  await raise(stage.scope, refreshListingFx, stage.item('rent-1'));
  assert.is(stage.fake.callsOf('property-visit').length, 2);
});

test('a Refresh that is refused or fails says so literally (S-477)', async () => {
  const told = await ownStage({
    'property-visit': () =>
      new Answered(
        { success: false, lastVisitTime: new Date(start - 60_000).toISOString() },
        { date: new Date(start).toUTCString() },
      ),
  });
  await raise(told.scope, refreshListingFx, told.item('sale-1'));
  assert.equal(told.toasts(), ['error refresh: Property is not Refreshed']);
  assert.is(told.scope.getState($flags)['sale-1'], start + 240_000, 'refreshed elsewhere');
  for (const reply of [broken, refused(500, 'stack trace')]) {
    const failed = await ownStage({ 'property-visit': reply });
    await raise(failed.scope, refreshListingFx, failed.item('sale-1'));
    assert.equal(failed.toasts(), ['error : Error refreshing property']);
    assert.equal(failed.scope.getState($flags), {});
  }
});

test('Repost sends Active with the kind, and the answer changes the card (S-377)', async () => {
  const stage = await ownStage({
    'property-status': () => ({ message: 'Property status updated successfully' }),
  });
  let isLate = false;
  const late = await ownStage({
    'GET /api/v4/userproperties': () => (isLate ? broken() : threeListings()),
    'property-status': () => ({ message: 'ok' }),
  });
  await raise(stage.scope, changeStatusFx, { item: stage.item('plot-1'), status: 'Active' });
  const [call] = stage.fake.callsOf('property-status');
  assert.equal([call?.params, call?.body], [{ id: 'plot-1' }, { status: 'Active', propertyType: 'Plot' }]);
  assert.equal(stage.toasts(), ['success status: Property status updated successfully']);
  isLate = true;
  await raise(late.scope, changeStatusFx, { item: late.item('plot-1'), status: 'Active' });
  assert.is(late.item('plot-1').view.isActive, true, 'before and without a fresh list');
});

test('pausing says why, and a failure leaves the card as it was (S-478, C-59)', async () => {
  const stage = await ownStage({
    'GET /api/v4/userproperties': threeListings,
    'property-status': refused(500),
  });
  await raise(stage.scope, changeStatusFx, {
    item: stage.item('sale-1'),
    status: 'Inactive',
    reason: 'sold',
  });
  assert.equal(stage.fake.callsOf('property-status')[0]?.body, {
    status: 'Inactive',
    propertyType: 'sell',
    reason: 'sold',
  });
  assert.equal(stage.toasts(), ['error : Error changing property status']);
  assert.is(stage.item('sale-1').view.isActive, true);
});

test('deleting asks first, and only the literal answer takes the listing away (S-379, G-14)', async () => {
  let answer = 'Not today';
  const stage = await ownStage({ deleteproperty: () => ({ message: answer }) });
  await raise(stage.scope, deleteRequested, stage.item('sale-1'));
  assert.is(stage.scope.getState($pendingDelete)?.id, 'sale-1');
  await raise(stage.scope, deleteCancelled, undefined);
  assert.is(stage.fake.callsOf('deleteproperty').length, 0);
  await raise(stage.scope, deleteRequested, stage.item('sale-1'));
  await raise(stage.scope, deleteListingFx, undefined);
  assert.equal(stage.fake.callsOf('deleteproperty')[0]?.body, { propertyType: 'sell' });
  assert.equal(stage.toasts(), ['error delete: Not today']);
  assert.ok(ids(stage)?.includes('sale-1'));
  answer = 'Property deleted successfully';
  await raise(stage.scope, deleteRequested, stage.item('sale-1'));
  await raise(stage.scope, deleteListingFx, undefined);
  assert.is(stage.toasts().at(-1), 'success delete: Property deleted successfully');
  assert.not.ok(ids(stage)?.includes('sale-1'));
  assert.is(stage.scope.getState($undoable)?.id, 'sale-1');
});

test('a delete that fails says so literally and changes nothing (S-478)', async () => {
  const stage = await ownStage({ deleteproperty: broken });
  await raise(stage.scope, deleteRequested, stage.item('sale-1'));
  await raise(stage.scope, deleteListingFx, undefined);
  assert.equal(stage.toasts(), ['error : Error deleting property']);
  assert.ok(ids(stage)?.includes('sale-1'));
  assert.is(stage.scope.getState($pendingDelete), null);
});

test('a refusal for a reason brings its own words: somebody else’s listing', async () => {
  const stage = await ownStage({ deleteproperty: refused(403, 'This listing is not yours') });
  await raise(stage.scope, deleteRequested, stage.item('sale-1'));
  await raise(stage.scope, deleteListingFx, undefined);
  assert.equal(stage.toasts(), ['error : This listing is not yours']);
});

test('what was deleted comes back from the bin; a server without one has none', async () => {
  const stage = await ownStage({ restoreproperty: () => ({ message: 'Property restored successfully' }) });
  assert.equal(stage.scope.getState($bin), []);
  await raise(stage.scope, restoreListingFx, 'sale-1');
  assert.equal(stage.fake.callsOf('restoreproperty')[0]?.params, { id: 'sale-1' });
  assert.equal(stage.toasts(), ['success delete: Property restored successfully']);
  assert.is(stage.fake.callsOf('userproperties').length, 2);
  const plain = await ownStage({ 'GET /api/v4/deletedproperties': refused(404) });
  assert.is(plain.scope.getState($bin), null);
  assert.equal(plain.toasts(), []);
});

test.run();
