import { byRole, change, leave, mount, press, settle, type } from '../../../support/mount.js';
import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { priceCaption } from '../../../../src/model/rules/price-caption.js';
import { type Range, RangeSlider } from '../../../../src/widgets/kit/form/range-slider.js';
import { placeOf, spreadOf, valueAt } from '../../../../src/widgets/kit/form/spread.js';

const test = suite('widgets/kit/form/range-slider');

const top = 200_000_000;
let value: Range = [0, top];
let settled: Range[] = [];

function Budget({ start }: { start: Range }) {
  const [range, setRange] = useState(start);
  value = range;
  return (
    <RangeSlider
      label="Budget"
      min={0}
      max={top}
      step={500_000}
      value={range}
      onValue={setRange}
      onSettled={(end) => settled.push(end)}
      caption={(rupees) => priceCaption(rupees, top)}
      boxes={{ unit: 'Cr', scale: 10_000_000 }}
    />
  );
}

const low = (root: HTMLElement) => byRole<HTMLInputElement>(root, 'slider', 'Budget: Minimum');
const high = (root: HTMLElement) => byRole<HTMLInputElement>(root, 'slider', 'Budget: Maximum');

test.before.each(() => {
  settled = [];
});

test('both thumbs are sliders that say their value in words; the right end says there is no limit (C-07)', async () => {
  const { root, unmount } = await mount(<Budget start={[5_000_000, top]} />);
  assert.is(low(root).getAttribute('aria-valuetext'), '50 Lacs');
  assert.is(high(root).getAttribute('aria-valuetext'), '20 Cr+');
  assert.is(low(root).step, '500000');
  await unmount();
});

test('a thumb cannot pass the other one (S-132)', async () => {
  const { root, unmount } = await mount(<Budget start={[5_000_000, 80_000_000]} />);
  await type(low(root), '90000000');
  assert.equal(value, [80_000_000, 80_000_000]);
  assert.is(low(root).value, '80000000');
  await type(high(root), '10000000');
  assert.equal(value, [80_000_000, 80_000_000]);
  assert.is(high(root).value, '80000000');
  await unmount();
});

test('the end of a movement is told apart from the movement', async () => {
  const { root, unmount } = await mount(<Budget start={[0, top]} />);
  await type(low(root), '10000000');
  assert.equal(settled, []);
  await change(low(root));
  assert.equal(settled, [[10_000_000, top]]);
  await unmount();
});

test('a number box takes crores, and counts when it is left or Enter is pressed', async () => {
  const { root, unmount } = await mount(<Budget start={[0, top]} />);
  const box = byRole<HTMLInputElement>(root, 'textbox', 'Budget: Minimum');
  await type(box, '1.5x');
  assert.is(box.value, '1.5');
  assert.equal(value, [0, top]);
  await press(box, 'Enter');
  assert.equal(value, [15_000_000, top]);
  const other = byRole<HTMLInputElement>(root, 'textbox', 'Budget: Maximum');
  assert.is(other.value, '');
  await type(other, '2.5');
  await leave(other);
  assert.equal(value, [15_000_000, 25_000_000]);
  await unmount();
});

test('an emptied box takes its limit away', async () => {
  const { root, unmount } = await mount(<Budget start={[5_000_000, 80_000_000]} />);
  const box = byRole<HTMLInputElement>(root, 'textbox', 'Budget: Maximum');
  assert.is(box.value, '8');
  await type(box, '');
  await press(box, 'Enter');
  assert.equal(value, [5_000_000, top]);
  await unmount();
});

test('a press on the track moves the nearer thumb there, with or without a listener for the end', async () => {
  const sized = async (onSettled?: (range: Range) => void) => {
    let heard: Range | undefined;
    const { root, unmount } = await mount(
      <RangeSlider
        label="Area"
        min={0}
        max={4000}
        step={100}
        value={[1000, 3000]}
        onValue={(range) => {
          heard = range;
        }}
        {...(onSettled ? { onSettled } : {})}
        caption={String}
      />,
    );
    const track = byRole(root, 'slider', 'Area: Minimum').parentElement as HTMLElement;
    track.getBoundingClientRect = () => new DOMRect(0, 0, 424, 36);
    track.dispatchEvent(Object.assign(new Event('pointerdown', { bubbles: true }), { clientX: 12 + 350 }));
    await unmount();
    return heard;
  };
  assert.equal(await sized(), [1000, 3500]);
  assert.equal(await sized((range) => settled.push(range)), [1000, 3500]);
  assert.equal(settled, [[1000, 3500]]);
});

test('a minimum above the maximum is said, stays in its box, and counts once it can be', async () => {
  const { root, unmount } = await mount(<Budget start={[5_000_000, 80_000_000]} />);
  const least = byRole<HTMLInputElement>(root, 'textbox', 'Budget: Minimum');
  await type(least, '9');
  await leave(least);
  assert.equal([value, least.value], [[5_000_000, 80_000_000], '9']);
  assert.is(byRole(root, 'alert').textContent, 'Above the maximum, 8 Cr');
  assert.is(least.getAttribute('aria-invalid'), 'true');
  assert.is(least.getAttribute('aria-describedby'), byRole(root, 'alert').id);
  const most = byRole<HTMLInputElement>(root, 'textbox', 'Budget: Maximum');
  await type(most, '12');
  await leave(most);
  await settle();
  assert.equal(value, [90_000_000, 120_000_000]);
  assert.is(root.querySelector('[role=alert]'), null);
  await type(most, '3');
  await leave(most);
  assert.is(byRole(root, 'alert').textContent, 'Below the minimum, 9 Cr');
  await unmount();
});

test('what was refused goes when everything is reset', async () => {
  const draw = (range: Range, isReset: boolean) => (
    <RangeSlider
      {...{ label: 'Area', min: 0, max: 4000, step: 100, value: range, isReset }}
      boxes={{ unit: 'Sq-ft', scale: 1 }}
      onValue={(next) => taken.push(next)}
      caption={String}
    />
  );
  const taken: Range[] = [];
  const { root, unmount, rerender } = await mount(draw([0, 1000], false));
  const least = byRole<HTMLInputElement>(root, 'textbox', 'Area: Minimum');
  await type(least, '2000');
  await leave(least);
  await rerender(draw([0, 4000], true));
  await settle();
  assert.equal([least.value, taken, root.querySelector('[role=alert]')], ['', [], null]);
  await unmount();
});

/** Half of the homes cost 1 Cr or less, and nine of ten 3 Cr. */
const spread = spreadOf([5_000_000, 10_000_000, 30_000_000], top, 500_000);

function Spread({ start }: { start: Range }) {
  const [range, setRange] = useState(start);
  value = range;
  return (
    <RangeSlider
      {...{ label: 'Budget', min: 0, max: top, step: 500_000, value: range, onValue: setRange, spread }}
      caption={(rupees) => priceCaption(rupees, top)}
    />
  );
}

test('room is shared out by what is listed; stops, ends and keys stay', async () => {
  const { root, unmount } = await mount(<Spread start={[0, 10_000_000]} />);
  assert.equal([low(root).value, high(root).value], ['0', '500'], 'the half costs as much');
  assert.is(high(root).getAttribute('aria-valuetext'), '1 Cr');
  await type(high(root), '800');
  assert.equal(value, [0, 64_000_000]);
  const presses: [string, number][] = [
    ['ArrowRight', 64_500_000],
    ['ArrowDown', 64_000_000],
    ['PageUp', 69_000_000],
    ['End', top],
    ['Home', 0],
  ];
  for (const [key, most] of presses) {
    await press(high(root), key);
    assert.equal(value, [0, most], key);
  }
  await unmount();
});

test('a gesture that moves by less than a stop moves by one', async () => {
  const { root, unmount } = await mount(<Spread start={[0, 1_000_000]} />);
  const thumb = high(root);
  await type(thumb, String(Number(thumb.value) + 1));
  assert.equal(value, [0, 1_500_000]);
  await type(thumb, String(Number(thumb.value) - 1));
  assert.equal(value, [0, 1_000_000]);
  await unmount();
});

test('every stop stands where its place says, and too little listed leaves the slider even', async () => {
  if (!spread) throw new Error('there is no spread');
  for (let stop = 0; stop <= top; stop += 500_000)
    assert.is(Math.round(valueAt(spread, placeOf(spread, stop)) / 500_000) * 500_000, stop);
  assert.is(spreadOf([], top, 500_000), undefined);
  assert.is(spreadOf([5_000_000, 5_000_000, 5_100_000, top * 2], top, 500_000), undefined);
});

test.run();
