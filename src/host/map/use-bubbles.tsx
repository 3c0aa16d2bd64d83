/** The bubbles of a search on its map, and the fan of the one whose homes share a point. */
import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import type { ListingMap, MapGroup } from '../../model/search/map.js';
import type { SearchAddress } from '../../model/rules/filter-url.js';
import { kindOfTab } from '../../model/rules/kinds.js';
import type { Board } from './board.js';
import { bubbleOf, Bubbles, nameOf } from './bubbles.js';
import { mostZoom, type Place } from './camera.js';
import { Fan, fansOut, reach } from './fan.js';
import type { Choice } from './use-choice.js';
import { usePointed } from './use-pointed.js';

/** Pixels that a fan takes on each side of its point. */
const fanRoom = { x: reach.x + 48, y: reach.y + 32 };

/** What the bubbles are drawn from. */
interface BubblesOptions {
  address: SearchAddress;
  /** What the map shows now. */
  shown: ListingMap;
  choice: Choice;
  /** The home that is pointed at in the list. */
  lit: { id: string; place?: Place | undefined } | undefined;
  onPointed: (id: string | undefined) => void;
  board: RefObject<Board | null>;
  pane: RefObject<HTMLElement | null>;
}

/** Returns the bubbles, and what folds the fan when Escape is pressed. */
export const useBubbles = ({ address, shown, choice, lit, onPointed, board, pane }: BubblesOptions) => {
  const { tab, filters } = address;
  const { chosen } = choice;
  const openGroup = (group: MapGroup): void => {
    const isClosest = (board.current?.camera().zoom ?? 0) >= mostZoom - 0.5;
    if (chosen?.fan && chosen.name === nameOf(group)) choice.away();
    else if (group.together || isClosest) choice.group(group);
    else board.current?.zoom(2, group);
    if (fansOut(group)) board.current?.makeRoom(group, fanRoom);
  };
  const closeFan = ({ key, target }: KeyboardEvent<HTMLElement>): void => {
    if (key !== 'Escape' || !chosen?.fan || (target as HTMLElement).closest('section') !== pane.current)
      return;
    pane.current?.querySelector<HTMLElement>('[aria-expanded="true"][data-many]')?.focus();
    choice.away();
  };
  const litName = lit && bubbleOf(shown, lit);
  const homes = choice.homes?.homes;
  const ids = useMemo(
    () => [...shown.homes.map(({ id }) => id), ...((chosen?.fan && homes) ?? []).map(({ _id }) => _id)],
    [shown, chosen, homes],
  );
  const point = usePointed({ onPointed, ids });
  const fan = useMemo(
    () =>
      chosen?.fan && homes ? (
        <Fan
          homes={homes}
          onPointed={point}
          place={chosen.fan}
          kind={kindOfTab(tab)}
          chosen={chosen.fan.id}
          onHome={choice.fanned}
        />
      ) : null,
    [chosen, homes, tab],
  );
  const bubbles = useMemo(
    () => (
      <Bubbles
        map={shown}
        lit={litName}
        chosen={chosen?.name}
        fan={fan}
        onHome={({ id }) => {
          choice.home(id);
        }}
        onPointed={point}
        onGroup={openGroup}
      />
    ),
    [shown, litName, chosen?.name, fan, tab, filters],
  );
  return { bubbles, closeFan };
};
