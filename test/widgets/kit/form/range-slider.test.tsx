import { byRole, change, leave, mount, press, type } from '../../../support/mount.js';
import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { priceCaption } from '../../../../src/model/rules/price-caption.js';
import { type Range, RangeSlider } from '../../../../src/widgets/kit/form/range-slider.js';

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
  await type(other, '0.5');
  await leave(other);
  assert.equal(value, [15_000_000, 15_000_000]);
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

test.run();
