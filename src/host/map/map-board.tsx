/** A map as an element: the ground with its shapes, and bubbles that are real buttons. */
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { useLabels } from '../../widgets/kit/labels/labels.js';
import { useLocale } from '../../widgets/kit/language/locale.js';
import { useTheme } from '../preferences.js';
import { type Board, createBoard } from './board.js';
import type { Camera, Place } from './camera.js';
import { coloursOf } from './colours.js';
import { Ground } from './ground.js';
import { groundStyles } from './ground-styles.js';
import { styles } from './styles.js';

/** What a MapBoard takes. */
interface MapBoardProps {
  label: string;
  /** Names the list of bubbles; without them there is none. */
  bubblesLabel?: string;
  /** List items with `data-lng` and `data-lat`. */
  children?: ReactNode;
  /** Where the map begins. */
  first: Pick<Camera, 'middle' | 'zoom'>;
  onRest: (camera: Camera, isByHand: boolean) => void;
  /** The area that is searched. */
  area: readonly Place[];
  /** What a journey reaches: middles of localities, longitude and latitude in turn. */
  reach?: readonly number[] | undefined;
  isDrawing: boolean;
  onDrawn: (line: readonly Place[]) => void;
  ref: Ref<Board>;
}

/** Draws the map. */
export function MapBoard({ label, bubblesLabel, children, first, ref, ...props }: MapBoardProps) {
  const { onRest, onDrawn, area, reach, isDrawing } = props;
  const [ground, canvas] = [useRef<HTMLDivElement>(null), useRef<HTMLCanvasElement>(null)];
  const [layer, swatches] = [useRef<HTMLUListElement>(null), useRef<HTMLDivElement>(null)];
  const board = useRef<Board>(null);
  const locale = useLocale();
  const cityName = useLabels();
  const theme = useTheme();
  const latest = useRef({ locale, cityName, onRest, onDrawn });
  latest.current = { locale, cityName, onRest, onDrawn };
  // Before whoever holds the map asks it for something.
  useLayoutEffect(() => {
    if (!ground.current || !canvas.current || !layer.current) return;
    const { fontFamily: font } = getComputedStyle(ground.current);
    const made = createBoard(
      {
        ground: ground.current,
        canvas: canvas.current,
        layer: layer.current,
        colours: () => coloursOf(swatches.current),
        writing: () => ({
          isDevanagari: latest.current.locale !== 'en',
          font,
          cityName: latest.current.cityName,
        }),
        onRest: (camera, isByHand) => {
          latest.current.onRest(camera, isByHand);
        },
        onDrawn: (line) => {
          latest.current.onDrawn(line);
        },
      },
      first,
    );
    board.current = made;
    return () => {
      made.end();
    };
  }, []);
  useImperativeHandle(ref, () => board.current as Board, []);
  useEffect(() => {
    board.current?.refresh();
  }, [children, locale, theme]);
  useEffect(() => {
    board.current?.mark({ area });
  }, [area]);
  useEffect(() => {
    board.current?.mark({ reach: reach ?? [] });
  }, [reach]);
  useEffect(() => {
    board.current?.letDraw(isDrawing);
  }, [isDrawing]);
  return (
    <div
      data-drawing={isDrawing ? '' : undefined}
      className={groundStyles.ground}
      ref={ground}
      tabIndex={0}
      role="group"
      aria-label={label}
    >
      <Ground canvas={canvas} swatches={swatches} />
      <ul
        className={styles.layer}
        ref={layer}
        role={bubblesLabel ? 'list' : 'none'}
        aria-label={bubblesLabel}
      >
        {children}
      </ul>
    </div>
  );
}
