import { openManage } from '../stage.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, click, settle } from '../../../support/mount.js';

const test = suite('widgets/manage/list/actions');

const failing = (status: number | null) => () => {
  throw (status === null ? { reason: 'network' } : { reason: 'status', status }) as unknown as Error;
};

test('Refresh turns red, counts down, answers Try After Sometime, and is free again after five minutes', async () => {
  const view = await openManage({ 'property-visit': () => ({ success: true }) });
  await view.press('HS-SALE01', 'Refresh');
  await settle(10);
  const button = byRole(view.rowOf('HS-SALE01'), 'button', 'Refresh 5:00: HS-SALE01');
  assert.ok(button.hasAttribute('data-flagged'));
  await click(button);
  assert.equal(view.toasts, ['Try After Sometime']);
  assert.is(view.fake.callsOf('property-visit').length, 1);
  await view.clock.advance(61_000);
  await settle(10);
  assert.is(byRole(view.rowOf('HS-SALE01'), 'button', /^Refresh/).textContent, 'Refresh 3:59');
  await view.clock.advance(239_000);
  await settle(10);
  assert.not.ok(byRole(view.rowOf('HS-SALE01'), 'button', 'Refresh: HS-SALE01').hasAttribute('data-flagged'));
  await view.unmount();
});

test('Delete asks by the Property ID, and Keep it changes nothing (G-14)', async () => {
  const view = await openManage({ deleteproperty: () => ({ message: 'Property deleted successfully' }) });
  await view.press('HS-SALE01', 'Delete');
  const dialog = byRole(view.root, 'dialog');
  assert.match(dialog.textContent, 'Delete HS-SALE01?');
  assert.match(dialog.textContent, 'The listing with the Property ID HS-SALE01 comes down at once.');
  await click(byRole(dialog, 'button', 'Keep it'));
  assert.is(view.fake.callsOf('deleteproperty').length, 0);
  await view.press('HS-SALE01', 'Delete');
  await click(byRole(byRole(view.root, 'dialog'), 'button', 'Delete'));
  await settle(10);
  assert.throws(() => view.rowOf('HS-SALE01'));
  assert.equal(view.toasts, ['Property deleted successfully']);
  assert.match(view.text(), 'HS-SALE01 was deleted.');
  await view.unmount();
});

test('a delete is undone, and the bin brings older ones back', async () => {
  const binned = {
    _id: 'old-1',
    propertyId: 'HS-OLD01',
    type: 'sell',
    title: 'Old Court',
    locality: 'Powai',
    city: 'Mumbai',
    deletedAt: '2026-11-01T10:00:00Z',
    goneAt: '2026-12-01T10:00:00Z',
  };
  const view = await openManage({
    deleteproperty: () => ({ message: 'Property deleted successfully' }),
    restoreproperty: () => ({ message: 'Property restored successfully' }),
    'GET /api/v4/deletedproperties': () => ({ listings: [binned] }),
  });
  await view.press('HS-SALE01', 'Delete');
  await click(byRole(byRole(view.root, 'dialog'), 'button', 'Delete'));
  await settle(10);
  await click(byRole(view.root, 'button', 'Undo'));
  await settle(10);
  assert.equal(view.fake.callsOf('restoreproperty')[0]?.params, { id: 'sale-1' });
  assert.ok(view.rowOf('HS-SALE01'));
  await click(byRole(view.root, 'button', 'Bin (1)'));
  assert.match(byRole(view.root, 'dialog').textContent, 'Gone for good on 1 Dec 2026');
  await click(byRole(view.root, 'button', 'Restore: HS-OLD01'));
  await settle(10);
  assert.equal(view.fake.callsOf('restoreproperty')[1]?.params, { id: 'old-1' });
  await view.unmount();
});

test('a server without a bin offers no undo', async () => {
  const view = await openManage({
    deleteproperty: () => ({ message: 'Property deleted successfully' }),
    'GET /api/v4/deletedproperties': failing(404),
  });
  await view.press('HS-SALE01', 'Delete');
  assert.not.match(byRole(view.root, 'dialog').textContent, '30 days');
  await click(byRole(byRole(view.root, 'dialog'), 'button', 'Delete'));
  await settle(10);
  assert.equal(allByRole(view.root, 'button', 'Undo'), []);
  await view.unmount();
});

test('Pause, Mark as sold and Repost change the card when the server has answered', async () => {
  const view = await openManage({
    'GET /api/v4/userproperties': (() => {
      let asked = 0;
      return () => {
        asked += 1;
        if (asked > 1) throw { reason: 'network' } as unknown as Error;
        return { sell: [{ _id: 's', propertyId: 'HS-S', type: 'sell', status: 'Active', price: 1 }] };
      };
    })(),
    'property-status': () => ({ message: 'Property status updated successfully' }),
  });
  await view.press('HS-S', 'Mark as sold');
  await settle(10);
  assert.match(view.rowOf('HS-S').textContent, 'Inactive Marked as sold');
  await view.press('HS-S', 'Repost');
  await settle(10);
  assert.match(view.rowOf('HS-S').textContent, 'Active');
  assert.equal(
    view.fake.callsOf('property-status').map(({ body }) => body),
    [
      { status: 'Inactive', propertyType: 'sell', reason: 'sold' },
      { status: 'Active', propertyType: 'sell' },
    ],
  );
  await view.unmount();
});

test('what was marked as sold by mistake is taken back', async () => {
  const view = await openManage({
    'property-status': () => ({ message: 'Property status updated successfully' }),
  });
  await view.press('HS-SALE01', 'Mark as sold');
  await settle(10);
  assert.match(view.root.textContent, 'HS-SALE01: Marked as sold');
  await click(byRole(view.root, 'button', 'Undo'));
  await settle(10);
  assert.equal(
    view.fake.callsOf('property-status').map(({ body }) => (body as { status: string }).status),
    ['Inactive', 'Active'],
  );
  assert.equal(allByRole(view.root, 'button', 'Undo'), []);
  await view.unmount();
});

test('what fails is said in the literal words, and the card stays (S-477, S-478)', async () => {
  const view = await openManage({
    'property-visit': failing(null),
    'property-status': failing(500),
    deleteproperty: failing(500),
  });
  await view.press('HS-SALE01', 'Refresh');
  await view.press('HS-SALE01', 'Pause');
  await view.press('HS-SALE01', 'Delete');
  await click(byRole(byRole(view.root, 'dialog'), 'button', 'Delete'));
  await settle(10);
  assert.equal(view.toasts, [
    'Error refreshing property',
    'Error changing property status',
    'Error deleting property',
  ]);
  assert.match(view.rowOf('HS-SALE01').textContent, 'Active');
  await view.unmount();
});

test.run();
