/** What stands on the map: a bubble with the price of each home, and one with the number and prices of each group. */
import { Fragment, type ReactNode } from 'react';
import type { ListingMap, MapGroup, MapHome } from '../../model/search/map.js';
import { formatNumber } from '../../widgets/kit/language/format.js';
import { hiddenClass } from '../../widgets/kit/layout/visually-hidden.js';
import { useLocale } from '../../widgets/kit/language/locale.js';
import type { Place } from './camera.js';
import { fansOut } from './fan.js';
import { HomeBubble, shortPrice } from './home-bubble.js';
import { useMapWords } from './words.js';

/** Names a bubble: a home by its id, a group by its place. */
export const nameOf = (one: MapHome | MapGroup): string =>
  'id' in one ? one.id : `${String(one.lng)},${String(one.lat)}`;

/** Finds the bubble of a home: its own, else the nearest group. */
export const bubbleOf = (
  { homes, groups }: ListingMap,
  { id, place }: { id: string; place?: Place | undefined },
): string | undefined => {
  if (homes.some((home) => home.id === id)) return id;
  if (!place) return undefined;
  const far = ({ lng, lat }: Place): number => Math.hypot(lng - place.lng, lat - place.lat);
  const [nearest] = [...groups].sort((one, other) => far(one) - far(other));
  return nearest && nameOf(nearest);
};

/** What Bubbles takes. */
interface BubblesProps {
  map: ListingMap;
  /** Names of the bubbles that are lit, and of the one that is chosen. */
  lit: string | undefined;
  chosen: string | undefined;
  /** The homes of the chosen bubble, fanned out. */
  fan: ReactNode;
  onHome: (home: MapHome) => void;
  /** The pointer or the focus is on the bubble of a home, or on none any more. */
  onPointed: (id: string | undefined) => void;
  onGroup: (group: MapGroup) => void;
}

/** Draws the bubbles, from north to south, as eyes and screen readers go. */
export function Bubbles({ map, lit, chosen, fan, onHome, onPointed, onGroup }: BubblesProps) {
  const words = useMapWords();
  const locale = useLocale();
  const count = (group: MapGroup): string =>
    (map.estimated ? words.about : String)(formatNumber(group.count, locale));
  const rangeOf = ({ least, most }: MapGroup): [from: string, to: string] | undefined =>
    least === undefined || most === undefined
      ? undefined
      : [shortPrice(words, least), shortPrice(words, most)];
  const all = [...map.homes, ...map.groups].sort((one, other) => other.lat - one.lat);
  return all.map((one) => {
    const name = nameOf(one);
    const isChosen = name === chosen;
    const range = 'id' in one ? undefined : rangeOf(one);
    const [from = '', to = ''] = range ?? [];
    return (
      <Fragment key={name}>
        <li data-lng={one.lng} data-lat={one.lat} data-lit={name === lit ? '' : undefined}>
          {'id' in one ? (
            <HomeBubble
              amount={one.amount}
              isChosen={isChosen}
              onPress={() => {
                onHome(one);
              }}
              onPointed={(isOn) => {
                onPointed(isOn ? one.id : undefined);
              }}
            />
          ) : (
            <button
              type="button"
              data-many=""
              {...(fansOut(one) ? { 'aria-expanded': isChosen } : { 'aria-pressed': isChosen })}
              onClick={() => {
                onGroup(one);
              }}
            >
              <span>
                {count(one)}
                <span className={hiddenClass}> {words.home(one.count)}</span>
              </span>
              {range ? <small>{from === to ? from : `${from}–${to.slice(1)}`}</small> : null}
            </button>
          )}
        </li>
        {isChosen ? fan : null}
      </Fragment>
    );
  });
}
