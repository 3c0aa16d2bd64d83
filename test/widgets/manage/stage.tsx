/** The manage widget over a made-up server, for its tests. */
import { byRole, click, settle } from '../../support/mount.js';
import { createWatch, fork } from 'effector';
import { $clock } from '../../../src/model/manage/cooldown.js';
import { $api, toastRequested } from '../../../src/model/index.js';
import { loadLazyParts } from '../../../src/widgets/manage/lazy.js';
import { ManageView, type ManageProps } from '../../../src/widgets/manage/view.js';
import { fakeApi, type FakeReply } from '../../support/fake-api.js';
import { mountView, type ViewOptions } from '../../support/mount-view.js';
import { start, testClock, threeListings } from '../../support/own-stage.js';

/** Opens the widget; the clock stands at `start` until it is moved. */
export const openManage = async (
  replies: Record<string, FakeReply> = {},
  props: ManageProps = {},
  options: ViewOptions = {},
) => {
  await loadLazyParts();
  const fake = fakeApi({
    'GET /api/v4/userproperties': threeListings,
    'GET /api/v4/deletedproperties': () => ({ listings: [] }),
    ...replies,
  });
  const clock = testClock();
  const scope = fork({
    values: [
      [$api, fake.api],
      [$clock, clock],
    ],
  });
  const toasts: string[] = [];
  createWatch({ unit: toastRequested, scope, fn: ({ text }) => toasts.push(text) });
  const view = await mountView(<ManageView {...props} />, fake, { ...options, scope });
  await settle(20);
  const rowOf = (id: string): HTMLElement => {
    const row = [...view.root.querySelectorAll<HTMLElement>('li[part=listing]')].find((one) =>
      one.textContent.includes(id),
    );
    if (!row) throw new Error(`there is no row of ${id}`);
    return row;
  };
  return {
    ...view,
    fake,
    clock,
    start,
    rowOf,
    press: (id: string, action: string) => click(byRole(rowOf(id), 'button', `${action}: ${id}`)),
    toasts,
  };
};
