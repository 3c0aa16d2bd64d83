import { allByRole, byRole, click, mount, nameOf, press } from '../../../support/mount.js';
import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Tabs } from '../../../../src/widgets/kit/navigation/tabs.js';

const test = suite('widgets/kit/navigation/tabs');

const tabs = ['Sale', 'Rent', 'PG'].map((value) => ({ value, label: value, panel: `${value} homes` }));

function Listings() {
  const [value, setValue] = useState('Sale');
  return <Tabs label="Listings" tabs={tabs} value={value} onValue={setValue} />;
}

test('a click shows the panel of its tab, which is named by it', async () => {
  const { root, unmount } = await mount(<Listings />);
  await click(byRole(root, 'tab', 'Rent'));
  const panel = byRole(root, 'tabpanel', 'Rent');
  assert.is(panel.textContent, 'Rent homes');
  assert.is(byRole(root, 'tab', 'Rent').getAttribute('aria-selected'), 'true');
  await unmount();
});

test('the tabs are one stop of the Tab key', async () => {
  const { root, unmount } = await mount(<Listings />);
  assert.equal(
    allByRole(root, 'tab').map((tab) => tab.tabIndex),
    [0, -1, -1],
  );
  await unmount();
});

test('arrows, Home and End move the choice and the focus, round the ends', async () => {
  const { root, unmount } = await mount(<Listings />);
  const chosen = () => nameOf(allByRole(root, 'tab').find((tab) => tab.tabIndex === 0) as HTMLElement);
  const first = byRole(root, 'tab', 'Sale');
  first.focus();
  await press(first, 'ArrowLeft');
  assert.is(chosen(), 'PG');
  assert.is(document.activeElement, byRole(root, 'tab', 'PG'));
  await press(document.activeElement as HTMLElement, 'ArrowRight');
  assert.is(chosen(), 'Sale');
  await press(document.activeElement as HTMLElement, 'End');
  assert.is(chosen(), 'PG');
  await press(document.activeElement as HTMLElement, 'Home');
  assert.is(chosen(), 'Sale');
  await unmount();
});

test.run();
