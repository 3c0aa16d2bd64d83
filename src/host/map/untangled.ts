/** Puts bubbles together that would lie over each other. */
import type { ListingMap, MapGroup, MapHome } from '../../model/search/map.js';
import { onPlane, scaleOf } from './camera.js';

/** Half of the pixels that a bubble takes with its margin, across and upwards. */
const room = { group: { x: 52, y: 22 }, home: { x: 36, y: 16 } } as const;

type Bubble = MapGroup | MapHome;

const isGroup = (bubble: Bubble): bubble is MapGroup => 'count' in bubble;
const countOf = (bubble: Bubble): number => (isGroup(bubble) ? bubble.count : 1);
const amountsOf = (bubble: Bubble): readonly (number | undefined)[] =>
  isGroup(bubble) ? [bubble.least, bubble.most] : [bubble.amount, bubble.amount];

const joined = (one: Bubble, other: Bubble): MapGroup => {
  const { lng, lat } = one;
  const [[least, most], [otherLeast, otherMost]] = [amountsOf(one), amountsOf(other)] as const;
  const knows =
    least !== undefined && most !== undefined && otherLeast !== undefined && otherMost !== undefined;
  return {
    lng,
    lat,
    count: countOf(one) + countOf(other),
    ...(knows && { least: Math.min(least, otherLeast), most: Math.max(most, otherMost) }),
  };
};

/** Returns a map whose bubbles do not touch at a zoom: larger ones take in what lies under them. */
export const untangled = (map: ListingMap, zoom: number): ListingMap => {
  const scale = scaleOf(zoom);
  const touches = (one: Bubble, other: Bubble): boolean => {
    const [from, to] = [onPlane(one), onPlane(other)];
    const [half, otherHalf] = [one, other].map((each) => room[isGroup(each) ? 'group' : 'home']);
    const [across, upwards] = [Math.abs(from.x - to.x) * scale, Math.abs(from.y - to.y) * scale];
    return across < (half?.x ?? 0) + (otherHalf?.x ?? 0) && upwards < (half?.y ?? 0) + (otherHalf?.y ?? 0);
  };
  const kept: Bubble[] = [];
  const all: Bubble[] = [...map.groups, ...map.homes].sort((one, other) => countOf(other) - countOf(one));
  for (const bubble of all) {
    const at = kept.findIndex((other) => touches(other, bubble));
    const other = kept[at];
    if (other) kept[at] = joined(other, bubble);
    else kept.push(bubble);
  }
  return {
    ...map,
    groups: kept.filter(isGroup),
    homes: kept.filter((bubble): bubble is MapHome => !isGroup(bubble)),
  };
};
