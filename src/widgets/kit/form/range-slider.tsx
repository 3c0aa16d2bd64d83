/** A slider with two thumbs and a number box for each end (S-130..S-133). */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { NumberBox } from './number-box.js';
import { placeOf, type Spread, valueAt } from './spread.js';
import { css } from '../style/sheet.js';
import { useControlWords } from '../language/control-words.js';

// A native range moves its thumb's edge, not its centre, to the ends of the track.
const thumbWidth = 24;

const thumb = `
  appearance: none;
  width: var(--h-size-24);
  height: var(--h-size-24);
  border: 2px solid var(--h-brand);
  border-radius: var(--h-radius-full);
  background: var(--h-surface);
  cursor: grab;
  pointer-events: auto;
`;

const captionClass = css`
  display: flex;
  justify-content: space-between;
  font-size: var(--h-text-14);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const track = css`
  position: relative;
  isolation: isolate;
  height: var(--h-size-36);
  touch-action: pan-y;
  cursor: pointer;
  &::before, &::after {
    content: "";
    position: absolute;
    top: calc(50% - 2px);
    height: var(--h-size-4);
    inset-inline: 0;
    border-radius: var(--h-radius-full);
    background: var(--h-border);
    pointer-events: none;
  }
  &::after {
    --run: calc(100% - var(--h-size-24));
    inset-inline: calc(var(--low) * var(--run) + var(--h-size-12)) calc((1 - var(--high)) * var(--run) + var(--h-size-12));
    background: var(--h-brand);
  }
  & > input {
    appearance: none;
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    background: none;
    pointer-events: none;
    outline: none;
    z-index: 1;
  }
  & > input[data-front] {
    z-index: 2;
  }
  & > input::-webkit-slider-thumb {
    ${thumb}
  }
  & > input::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
  & > input:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
  }
  & > input:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
  }
`;

const boxes = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--h-space-3);
`;

const group = css`
  display: grid;
  gap: var(--h-space-1);
`;

/** Both ends of a range: the low one is never above the high one (S-132). */
export type Range = readonly [low: number, high: number];

/** What a RangeSlider takes; a high end at `max` means no upper limit, which the caption must say (C-07). */
export interface RangeSliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: Range;
  /** Called at every movement. */
  onValue: (value: Range) => void;
  /** Called at the end of a movement: a thumb released, a key, a number box left. */
  onSettled?: (value: Range) => void;
  caption: (value: number) => string;
  /** Adds a number box for each end; a value is `scale` times the number typed, `unit` stands after it. */
  boxes?: { unit: string; scale: number };
  /** Shares the room out by what is listed; without it values stand evenly. Stops and ends are the same. */
  spread?: Spread | undefined;
  /** Everything was reset: what a box refused is dropped. */
  isReset?: boolean;
}

/** Places of a slider whose room is shared out: what a screen reader's gesture moves by is a hundredth. */
const places = 1000;

/** Steps that a key moves by. */
const stepsOf: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
  Home: -Infinity,
  End: Infinity,
};

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** Turns values into places of the slider and back. */
const scaleOf = ({ min, max, step, spread }: Pick<RangeSliderProps, 'min' | 'max' | 'step' | 'spread'>) => {
  const snap = (raw: number): number => Math.round(raw / step) * step;
  const part = (at: number): number => (spread ? placeOf(spread, at) : (at - min) / (max - min));
  // With its room shared out the thumb holds a place; a key moves it by the stops all the same.
  const thumbOf = (at: number) =>
    spread
      ? { min: 0, max: places, step: 1, value: Math.round(part(at) * places) }
      : { min, max, step, value: at };
  const read = (thumb: number, at: number): number => {
    if (!spread) return thumb;
    const to = snap(valueAt(spread, thumb / places));
    return to === at ? at + Math.sign(thumb - thumbOf(at).value) * step : to;
  };
  return { snap, part, thumbOf, read };
};

/** Draws the slider; the thumbs are native ranges, so arrows, Home, End, Page Up and Page Down work as everywhere. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    min,
    max,
    step,
    value,
    onValue,
    onSettled,
    caption,
    boxes: box,
    spread,
    isReset = false,
  } = props;
  const [low, high] = value;
  const words = useControlWords();
  const inputs = useRef<HTMLDivElement>(null);
  const settled = useRef(() => {});
  settled.current = () => onSettled?.(value);
  useEffect(() => {
    // React's onChange is the browser's "input"; the browser's own "change" is the end of a movement.
    const listen = () => {
      settled.current();
    };
    const element = inputs.current;
    element?.addEventListener('change', listen);
    return () => element?.removeEventListener('change', listen);
  }, []);
  const { snap, part, thumbOf, read } = scaleOf(props);
  const setEnd = (end: 0 | 1, to: number): Range => {
    const next: Range = end === 0 ? [clamp(to, min, high), high] : [low, clamp(to, low, max)];
    onValue(next);
    return next;
  };
  const settleEnd = (end: 0 | 1, to: number) => {
    const next = setEnd(end, to);
    onSettled?.(next);
  };
  const jump = (event: PointerEvent<HTMLDivElement>) => {
    const element = event.currentTarget;
    if (event.target !== element) return;
    const bounds = element.getBoundingClientRect();
    const along = (event.clientX - bounds.left - thumbWidth / 2) / (bounds.width - thumbWidth);
    const to = snap(spread ? valueAt(spread, along) : min + along * (max - min));
    const end = Math.abs(to - low) < Math.abs(to - high) || to < low ? 0 : 1;
    settleEnd(end, to);
    // The press must not take the focus away from the thumb it has just moved.
    event.preventDefault();
    element.querySelectorAll('input')[end]?.focus();
  };
  const press = (event: KeyboardEvent, end: 0 | 1, at: number) => {
    const steps = spread && stepsOf[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    settleEnd(end, at + steps * step);
  };
  const style = { '--low': part(low), '--high': part(high) } as CSSProperties;
  const ends = [
    { end: 0, name: `${label}: ${words.minimum}`, at: low },
    { end: 1, name: `${label}: ${words.maximum}`, at: high },
  ] as const;
  return (
    <div className={group} role="group" aria-label={label}>
      <div className={captionClass} aria-hidden="true">
        <span>{caption(low)}</span>
        <span>{caption(high)}</span>
      </div>
      <div className={track} style={style} ref={inputs} onPointerDown={jump}>
        {ends.map(({ end, name, at }) => (
          <input
            key={end}
            type="range"
            {...thumbOf(at)}
            aria-label={name}
            aria-valuetext={caption(at)}
            data-front={end === 0 && part(low) > 0.5 ? '' : undefined}
            onInput={(event) => {
              const input = event.currentTarget;
              const next = setEnd(end, read(Number(input.value), at));
              input.value = String(thumbOf(next[end]).value);
            }}
            onKeyDown={(event) => {
              press(event, end, at);
            }}
          />
        ))}
      </div>
      {box ? (
        <div className={boxes}>
          {ends.map(({ end, name, at }) => (
            <NumberBox
              key={end}
              label={name}
              placeholder={end === 0 ? words.least : words.most}
              unit={box.unit}
              value={(end === 0 ? at === min : at === max) ? null : at / box.scale}
              onValue={(typed) => {
                const empty = end === 0 ? min : max;
                settleEnd(end, typed === null ? empty : snap(typed * box.scale));
              }}
              isReset={isReset}
              refuse={(typed) => {
                const to = clamp(snap(typed * box.scale), min, max);
                if (end === 0) return to > high ? words.aboveMost(caption(high)) : undefined;
                return to < low ? words.belowLeast(caption(low)) : undefined;
              }}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
