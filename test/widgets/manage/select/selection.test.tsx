import { openManage } from '../stage.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Answered } from '../../../support/fake-api.js';
import { byRole, click, settle, type } from '../../../support/mount.js';

const test = suite('widgets/manage/select/selection');

const updated = { message: 'Status updated successfully' };

test('ticked listings are paused together, one toast says how many, and all come back with Undo', async () => {
  const view = await openManage({ 'PUT /api/v4/property-status/:id': () => updated });
  await click(byRole(view.root, 'checkbox', 'Select: HS-SALE01'));
  await click(byRole(view.root, 'checkbox', 'Select: HS-RENT01'));
  const bar = byRole(view.root, 'region', 'Selected listings');
  assert.match(bar.textContent, '2 selected');
  await click(byRole(bar, 'button', 'Pause'));
  await settle(20);
  assert.equal(view.toasts, ['2 listings paused.']);
  assert.is(view.root.querySelector('[aria-label="Selected listings"]'), null);
  await click(byRole(view.root, 'button', 'Undo'));
  await settle(20);
  assert.equal(view.toasts.at(-1), '2 listings are back.');
  await view.unmount();
});

test('what cannot be paused is named with its reason and stays ticked', async () => {
  const view = await openManage({ 'PUT /api/v4/property-status/:id': () => updated });
  await click(byRole(view.root, 'checkbox', 'Select all 3'));
  await click(byRole(byRole(view.root, 'region', 'Selected listings'), 'button', 'Pause'));
  await settle(20);
  assert.equal(view.toasts, ['2 listings paused. 1 listing stays as before.']);
  assert.match(view.root.textContent, 'HS-PLOT01: not on the market');
  assert.ok(byRole<HTMLInputElement>(view.root, 'checkbox', 'Select: HS-PLOT01').checked);
  await view.unmount();
});

test('what the server refuses is named in its words, and the others are done', async () => {
  const view = await openManage({
    'DELETE /api/v4/deleteproperty/:id': ({ params }) => {
      if (params.id === 'rent-1')
        throw { reason: 'status', status: 403, message: 'Write to support.' } as unknown as Error;
      return { message: 'Property deleted successfully' };
    },
  });
  await click(byRole(view.root, 'checkbox', 'Select: HS-SALE01'));
  await click(byRole(view.root, 'checkbox', 'Select: HS-RENT01'));
  await click(byRole(byRole(view.root, 'region', 'Selected listings'), 'button', 'Delete'));
  const dialog = byRole(view.root, 'dialog', 'Delete 2 listings?');
  assert.match(dialog.textContent, 'HS-SALE01, HS-RENT01');
  assert.equal(view.fake.callsOf('DELETE'), []);
  await click(byRole(dialog, 'button', 'Delete'));
  await settle(20);
  assert.equal(view.toasts, ['1 listing deleted. 1 listing stays as before.']);
  assert.match(view.root.textContent, 'HS-RENT01: Write to support.');
  assert.ok(byRole<HTMLInputElement>(view.root, 'checkbox', 'Select: HS-RENT01').checked);
  await view.unmount();
});

test('one that was refreshed just now is left out without a call', async () => {
  const view = await openManage({
    'PUT /api/v4/property-visit/:type/:id': () => new Answered({ success: true }, {}),
  });
  await view.press('HS-SALE01', 'Refresh');
  await settle(20);
  const before = view.fake.callsOf('property-visit').length;
  await click(byRole(view.root, 'checkbox', 'Select: HS-SALE01'));
  await click(byRole(view.root, 'checkbox', 'Select: HS-RENT01'));
  await click(byRole(byRole(view.root, 'region', 'Selected listings'), 'button', 'Refresh'));
  await settle(20);
  assert.is(view.fake.callsOf('property-visit').length, before + 1);
  assert.match(view.root.textContent, 'HS-SALE01: refreshed less than 5 minutes ago');
  await view.unmount();
});

test('the bar tells how many of the ticked listings the filter hides', async () => {
  const view = await openManage({});
  await click(byRole(view.root, 'checkbox', 'Select: HS-SALE01'));
  await click(byRole(view.root, 'checkbox', 'Select: HS-RENT01'));
  await type(
    view.root.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement,
    'HS-SALE01',
  );
  const bar = byRole(view.root, 'region', 'Selected listings');
  assert.match(bar.textContent, '2 selected, 1 hidden by the filter');
  await view.unmount();
});

test('after an act without a line of its own the focus is on the tick of all, else on Undo', async () => {
  const view = await openManage({
    'PUT /api/v4/property-visit/:type/:id': () => new Answered({ success: true }, {}),
    'PUT /api/v4/property-status/:id': () => updated,
  });
  const all = byRole(view.root, 'checkbox', 'Select all 3');
  const root = all.getRootNode() as Document;
  for (const [act, next] of [
    ['Refresh', () => all],
    ['Pause', () => byRole(view.root, 'button', 'Undo')],
  ] as const) {
    await click(byRole(view.root, 'checkbox', 'Select: HS-SALE01'));
    const button = byRole(byRole(view.root, 'region', 'Selected listings'), 'button', act);
    button.focus();
    await click(button);
    await settle(20);
    assert.ok(root.activeElement === next(), act);
  }
  await click(byRole(view.root, 'button', 'Undo'));
  await settle(20);
  assert.ok(root.activeElement === all);
  await view.unmount();
});

test.run();
