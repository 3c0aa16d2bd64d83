/** Homes at one public point: no zoom takes them apart, so a handful fans out around it. */
import type { Listing, ListingKind } from '../../model/index.js';
import type { MapGroup } from '../../model/search/map.js';
import { listingView } from '../../model/rules/listing/view.js';
import { HomeBubble } from './home-bubble.js';
import type { Place } from './camera.js';

/** Homes that fan out; more open as a list. */
const mostFanned = 8;

/** Pixels from the point to the bubbles, across and upwards: eight of them do not touch. */
export const reach = { x: 112, y: 80 } as const;

/** Tells whether the homes of a group fan out. */
export const fansOut = ({ together, count }: Pick<MapGroup, 'together' | 'count'>): boolean =>
  together === true && count <= mostFanned;

/** Returns where the bubbles of a fan lie, in pixels from its point; the first is above it, the others follow clockwise. */
export const spread = (count: number): readonly { x: number; y: number }[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = (2 * Math.PI * at) / count - Math.PI / 2;
    return { x: Math.round(reach.x * Math.cos(turn)), y: Math.round(reach.y * Math.sin(turn)) };
  });

/** What a Fan takes. */
interface FanProps {
  place: Place;
  homes: readonly Listing[];
  kind: ListingKind;
  chosen: string | undefined;
  onHome: (id: string) => void;
  onPointed: (id: string | undefined) => void;
}

/** Draws the bubbles of the homes, each with a line from their point. */
export function Fan({ place: { lng, lat }, homes, kind, chosen, onHome, onPointed }: FanProps) {
  const places = spread(homes.length);
  return homes.map((home, index) => {
    const { x, y } = places[index] ?? { x: 0, y: 0 };
    const { _id: id } = home;
    // Homes without a price have no bubble on a map.
    const { price } = listingView(kind, home);
    if (price === null) return null;
    return (
      <li key={id} data-lng={lng} data-lat={lat} data-fanned="">
        <i
          aria-hidden="true"
          style={{ width: Math.hypot(x, y), transform: `rotate(${String(Math.atan2(y, x))}rad)` }}
        />
        <HomeBubble
          amount={price}
          isChosen={id === chosen}
          offset={{ left: x, top: y }}
          onPress={() => {
            onHome(id);
          }}
          onPointed={(isOn) => {
            onPointed(isOn ? id : undefined);
          }}
        />
      </li>
    );
  });
}
