import { openManage } from '../stage.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
// Already there, so that what is wanted on demand arrives at once.
import '../../../../src/widgets/manage/days/days-dialog.js';
import { aSale } from '../../../support/a-listing.js';
import { byRole, click, settle } from '../../../support/mount.js';
import { ownReply } from '../../../support/own-stage.js';

const test = suite('widgets/manage/days');

const days = Array.from({ length: 30 }, (_, at) => ({
  day: `2026-11-${String(at + 1).padStart(2, '0')}`,
  impressions: 40 + at,
  views: at,
  contacts: at === 29 ? 2 : 0,
}));

test('the bars of a listing open a plot with its axis, for a period, and a table', async () => {
  const view = await openManage({
    'GET /api/v4/userproperties': () =>
      ownReply({
        sell: [
          { ...aSale(), viewCount: 41, contactCount: 3, dailyViews: [0, 4, 1], dailyImpressions: [9, 9, 9] },
        ],
      }),
    'GET /api/v4/listing-days/:id': () => ({ days }),
  });
  await click(view.rowOf('HS-SALE01').querySelector('[data-stats] button') as HTMLElement);
  await settle(20);
  const dialog = byRole(view.root, 'dialog', 'Day by day: HS-SALE01');
  assert.is(dialog.querySelectorAll('svg rect').length, 14);
  await click(byRole(dialog, 'radio', 'Opened'));
  // The axis ends at the best day; 16 to 29 views make 315.
  assert.match(dialog.textContent, '315 in all');
  assert.match(dialog.textContent, /29\s*0/);
  await click(byRole(dialog, 'radio', '7 days'));
  assert.is(dialog.querySelectorAll('svg rect').length, 7);
  assert.is(dialog.querySelectorAll('tbody tr').length, 7);
  assert.match(dialog.querySelector('tbody tr')?.textContent ?? '', /30.*29.*2/);
  await view.unmount();
});

test.run();
