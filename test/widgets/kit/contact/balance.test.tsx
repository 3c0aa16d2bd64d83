import { byRole, mount, settle } from '../../../support/mount.js';
import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Balance } from '../../../../src/widgets/kit/contact/balance.js';

const test = suite('widgets/kit/contact/balance');

/** Mounts a balance that can be set from outside. */
const open = async (start: number) => {
  let set: (coins: number) => void = () => undefined;
  function Purse() {
    const [coins, setCoins] = useState(start);
    set = setCoins;
    return <Balance coins={coins} text={`Available ${String(coins)}`} title={`${String(coins)} coins`} />;
  }
  const view = await mount(<Purse />);
  const region = byRole(view.root, 'status');
  return {
    ...view,
    region,
    isLit: () => region.firstElementChild?.hasAttribute('data-changes') === true,
    become: async (coins: number) => {
      set(coins);
      await settle();
    },
  };
};

test('a change is told in a region that was there before, and lights up anew each time', async () => {
  const { region, isLit, become, unmount } = await open(8);
  assert.is(region.textContent, 'Available 8');
  assert.not(isLit());
  await become(6);
  assert.is(region.textContent, 'Available 6');
  assert.ok(isLit());
  const before = region.firstElementChild;
  await become(5);
  assert.is.not(region.firstElementChild, before);
  await unmount();
});

test('what the server says first is no change', async () => {
  const { isLit, become, unmount } = await open(0);
  await become(10);
  assert.not(isLit());
  await become(9);
  assert.ok(isLit());
  await unmount();
});

test.run();
