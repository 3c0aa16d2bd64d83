import { allByRole, byRole, click, mount, nameOf } from '../../../support/mount.js';
import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CheckboxGroup } from '../../../../src/widgets/kit/form/checkbox-group.js';
import { ChipGroup, ChoiceChips } from '../../../../src/widgets/kit/form/chip-group.js';
import { SegmentedTabs } from '../../../../src/widgets/kit/navigation/segmented-tabs.js';

const test = suite('widgets/kit/form/choices');

const options = ['Nerul', 'Sion', 'Thane'].map((value) => ({ value, label: value }));
let heard: unknown;

function Many({ Group }: { Group: typeof CheckboxGroup | typeof ChipGroup }) {
  const [values, setValues] = useState<string[]>(['Thane']);
  heard = values;
  return <Group legend="Localities" options={options} values={values} onValues={setValues} />;
}

for (const Group of [CheckboxGroup, ChipGroup]) {
  test(`${Group.name} is a named group of check boxes whose values keep the order of the options`, async () => {
    const { root, unmount } = await mount(<Many Group={Group} />);
    assert.is(allByRole(byRole(root, 'group', 'Localities'), 'checkbox').length, 3);
    assert.ok(byRole<HTMLInputElement>(root, 'checkbox', 'Thane').checked);
    await click(byRole(root, 'checkbox', 'Nerul'));
    assert.equal(heard, ['Nerul', 'Thane']);
    await click(byRole(root, 'checkbox', 'Thane'));
    assert.equal(heard, ['Nerul']);
    await unmount();
  });
}

function One({ clearable = false }) {
  const [value, setValue] = useState('');
  heard = value;
  return (
    <ChoiceChips legend="Area" options={options} value={value} onValue={setValue} clearable={clearable} />
  );
}

test('choice chips hold one value', async () => {
  const { root, unmount } = await mount(<One />);
  await click(byRole(root, 'radio', 'Sion'));
  await click(byRole(root, 'radio', 'Nerul'));
  assert.is(heard, 'Nerul');
  await click(byRole(root, 'radio', 'Nerul'));
  assert.is(heard, 'Nerul');
  await unmount();
});

test('a clearable choice is taken back by choosing it again', async () => {
  const { root, unmount } = await mount(<One clearable />);
  await click(byRole(root, 'radio', 'Sion'));
  await click(byRole(root, 'radio', 'Sion'));
  assert.is(heard, '');
  await unmount();
});

function Kinds() {
  const [value, setValue] = useState('Sion');
  heard = value;
  return <SegmentedTabs label="Kind" options={options} value={value} onValue={setValue} />;
}

test('segmented tabs are one radio group with one chosen', async () => {
  const { root, unmount } = await mount(<Kinds />);
  const radios = allByRole(byRole(root, 'group', 'Kind'), 'radio') as HTMLInputElement[];
  assert.equal(radios.map(nameOf), ['Nerul', 'Sion', 'Thane']);
  assert.is(new Set(radios.map((radio) => radio.name)).size, 1);
  await click(byRole(root, 'radio', 'Thane'));
  assert.is(heard, 'Thane');
  assert.equal(
    radios.map((radio) => radio.checked),
    [false, false, true],
  );
  await unmount();
});

test.run();
