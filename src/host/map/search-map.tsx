/** The map of a search: its homes, what is chosen on it, and the way to search what is seen. */
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { $map, mapRequested, type ListingMap } from '../../model/search/map.js';
import { filtersToUrl, type SearchAddress } from '../../model/rules/filter-url.js';
import { zoomAtFirst } from '../../model/rules/map-query.js';
import { mapStartOf } from '../../model/rules/map-start.js';
import { kindOfTab } from '../../model/rules/kinds.js';
import { areaIn, areaOf, areaText } from './area.js';
import { AreaByNames } from './area-by-names.js';
import type { Board } from './board.js';
import { type Box, boxOf, boxText, type Camera, edgesOf, type Place, shared } from './camera.js';
import { ChosenHomes } from './chosen-homes.js';
import { takeFirstView } from './first-paint.js';
import { groundStyles } from './ground-styles.js';
import { toolStyles } from './tool-styles.js';
import { MapBoard } from './map-board.js';
import { Foot, Live, Status, Tools } from './map-tools.js';
import { takePress } from './press.js';
import { useBubbles } from './use-bubbles.js';
import { useChoice } from './use-choice.js';
import { untangled } from './untangled.js';
import { useMapWords } from './words.js';

const nothing: ListingMap = { total: 0, placeless: 0, groups: [], homes: [] };

/** While the header is in sight, the foot of a map as high as the window lies below it: lifts what stands there. */
const useInSight = (pane: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const scrolling = new AbortController();
    const lift = (): void => {
      const { top = 0, height = 0 } = pane.current?.getBoundingClientRect() ?? {};
      pane.current?.style.setProperty('--h-over', `${String(Math.max(0, top + height - innerHeight))}px`);
    };
    for (const name of ['scroll', 'resize'])
      addEventListener(name, lift, { signal: scrolling.signal, passive: true });
    lift();
    return () => {
      scrolling.abort();
    };
  }, []);
};

/** What is seen of the area that is searched; undefined where nothing of it is. */
const seenOf = (camera: Camera, area: string): Box | undefined => {
  const [seen, within] = [edgesOf(camera), boxOf(area)];
  return within ? shared(seen, within) : seen;
};

/** What a SearchMap takes. */
interface SearchMapProps {
  address: SearchAddress;
  title: string;
  /** The home of the card that the pointer or the focus is on. */
  lit: { id: string; place?: Place | undefined } | undefined;
  /** Searches another area, as the wire writes it. */
  onArea: (area: Partial<Pick<SearchAddress['filters'], 'bbox' | 'polygon'>>, isInPlace?: boolean) => void;
  /** The home whose bubble is pointed at. */
  onPointed: (id: string | undefined) => void;
  onClose: () => void;
}

/** Asks for the homes of what is seen; a new search is shown whole first. */
const useMapData = ({ address }: Pick<SearchMapProps, 'address'>, board: RefObject<Board | null>) => {
  const { tab, filters } = address;
  const { bbox, ...others } = filters;
  const { question, map, hasFailed } = useUnit($map);
  const ask = useUnit(mapRequested);
  const key = filtersToUrl({ tab, filters: { ...others, bbox: '' }, sort: 'newest', page: 1 });
  // The area that this map itself has asked for is seen already.
  const own = useRef('');
  const wantsFit = useRef(true);
  useEffect(() => {
    const area = boxOf(bbox);
    if (area && own.current !== bbox) board.current?.fit(area);
    wantsFit.current = !area;
    if (area) {
      const camera = board.current?.camera();
      const seen = camera && seenOf(camera, bbox);
      if (seen) ask({ tab, filters: { ...filters, bbox: boxText(seen) }, zoom: closeness(camera) });
    } else ask({ tab, filters, zoom: zoomAtFirst });
    own.current = '';
  }, [key, bbox]);
  useEffect(() => {
    if (!map?.box || !wantsFit.current) return;
    wantsFit.current = false;
    board.current?.fit(map.box);
  }, [map]);
  const askAt = (camera: Camera): void => {
    if (wantsFit.current) return;
    const seen = seenOf(camera, bbox);
    if (seen) ask({ tab, filters: { ...filters, bbox: boxText(seen) }, zoom: closeness(camera) });
  };
  return { map, hasFailed, isLoading: question !== null && map === null && !hasFailed, askAt, own, wantsFit };
};

/** The zoom for which homes are put together: a little wide of the map's, so that bubbles seldom touch. */
const closeness = ({ zoom }: Camera): number => Math.floor(zoom + 0.15);

/** Draws the map. */
export function SearchMap({ address, title, lit, onArea, onPointed, onClose }: SearchMapProps) {
  const words = useMapWords();
  const board = useRef<Board>(null);
  const pane = useRef<HTMLElement>(null);
  useInSight(pane);
  useEffect(() => {
    if (takePress())
      pane.current?.querySelector<HTMLElement>('[role="group"]')?.focus({ preventScroll: true });
  }, []);
  const [isMoved, setIsMoved] = useState(false);
  const [isDrawing, setIsDrawing] = useState(false);
  const [isLive, setIsLive] = useState(false);
  const choice = useChoice(address);
  const { chosen } = choice;
  const { map, hasFailed, isLoading, askAt, own, wantsFit } = useMapData({ address }, board);
  const { tab, filters } = address;
  const [start] = useState(() => takeFirstView() ?? mapStartOf(filters.city, filters.bbox));
  const [camera, setCamera] = useState<Camera>();
  const zoom = camera?.zoom ?? start.zoom;
  const shown = useMemo(() => (map ? untangled(map, zoom) : nothing), [map, zoom]);
  const searchHere = (isInPlace = false): void => {
    const camera = board.current?.camera();
    if (!camera) return;
    setIsMoved(false);
    own.current = boxText(edgesOf(camera));
    onArea({ bbox: own.current }, isInPlace);
  };
  const searchDrawn = (line: readonly Place[]): void => {
    setIsDrawing(false);
    const drawn = areaOf(line);
    if (drawn) onArea({ polygon: areaText(drawn), bbox: '' });
  };
  const area = useMemo(() => areaIn(filters.polygon), [filters.polygon]);
  const homes = choice.homes?.homes;
  const { bubbles, closeFan } = useBubbles({ address, shown, choice, lit, onPointed, board, pane });
  return (
    <section
      className={groundStyles.pane}
      ref={pane}
      data-map=""
      aria-label={words.mapOf(title)}
      onKeyDown={closeFan}
    >
      <MapBoard
        ref={board}
        label={`${words.map}. ${words.help}`}
        bubblesLabel={words.onMap}
        first={start}
        area={area}
        reach={shown.reach}
        isDrawing={isDrawing}
        onDrawn={searchDrawn}
        onRest={(rested, isByHand) => {
          if (isByHand) {
            wantsFit.current = false;
            setIsMoved(true);
          }
          setCamera(rested);
          if (isByHand && isLive) searchHere(true);
          else askAt(rested);
        }}
      >
        {bubbles}
      </MapBoard>
      <Tools
        isDrawing={isDrawing}
        onDraw={setIsDrawing}
        onZoom={(steps) => board.current?.zoom(steps)}
        onClose={onClose}
      />
      <Status
        {...{ isDrawing, isLoading, hasFailed }}
        isEmpty={map !== null && map.total === 0}
        onSearch={isMoved && !isLive ? searchHere : undefined}
      />
      {isDrawing ? <AreaByNames camera={() => board.current?.camera()} onArea={searchDrawn} /> : null}
      {chosen && homes !== undefined && (!chosen.fan || chosen.fan.id) ? (
        <ChosenHomes
          homes={chosen.fan ? (homes?.filter(({ _id }) => _id === chosen.fan?.id) ?? null) : homes}
          kind={kindOfTab(tab)}
          count={chosen.fan ? 1 : chosen.count}
          onAll={
            chosen.box === undefined
              ? undefined
              : () => {
                  own.current = chosen.box ?? '';
                  onArea({ bbox: own.current });
                }
          }
          onMore={choice.homes?.hasMore && choice.homes.choice.arePlaceless ? choice.more : undefined}
          onClose={chosen.fan ? () => choice.fanned() : choice.away}
        />
      ) : null}
      <div className={toolStyles.bottom}>
        {isDrawing ? null : (
          <Live
            isOn={isLive}
            onChange={(isOn) => {
              setIsLive(isOn);
              if (isOn && isMoved) searchHere(true);
            }}
          />
        )}
        <Foot
          camera={camera}
          placeless={shown.placeless}
          reach={shown.reach && { to: filters.to.join(), minutes: filters.within[0] }}
          onPlaceless={() => {
            choice.placeless(shown.placeless);
          }}
        />
      </div>
    </section>
  );
}
