/** A dialog with a map on which somebody puts a pin: the map moves below it, by hand or by keys. */
import { useEffect, useRef, useState } from 'react';
import { pointIn, pointText } from '../../model/rules/validate/point.js';
import { Button } from '../../widgets/kit/button/button.js';
import { IconButton } from '../../widgets/kit/button/icon-button.js';
import { PlusIcon } from '../../widgets/kit/icons/icons.js';
import { useLabels } from '../../widgets/kit/labels/labels.js';
import { formatNumber } from '../../widgets/kit/language/format.js';
import { useLocale } from '../../widgets/kit/language/locale.js';
import { Dialog } from '../../widgets/kit/overlay/dialog.js';
import { useMapPinWords } from '../../widgets/post-property/pin/words.js';
import type { Board } from './board.js';
import type { Camera, Place } from './camera.js';
import { findKnownPlace, kilometresBetween, type KnownPlace } from './known-place.js';
import { MapBoard } from './map-board.js';
import { pinStyles } from './pin-styles.js';
import { Notes } from './notes.js';
import { MinusIcon } from './minus-icon.js';
import { styles } from './styles.js';
import { useMapWords } from './words.js';

/** What a form asks of the map (`housing-pin`). */
export interface PinWish {
  readonly city: string;
  readonly locality: string;
  /** The pin so far, '' for none. */
  readonly pin: string;
  readonly choose: (pin: string) => void;
}

/** Mumbai's region, where nothing else is known. */
const home: Pick<Camera, 'middle' | 'zoom'> = { middle: { lng: 72.95, lat: 19.1 }, zoom: 10 };
const closest = 16;
const nothing: readonly Place[] = [];

/** Returns where the map begins once that is known: at the pin, else in the middle of the place. */
const useStart = ({ city, locality, pin }: PinWish) => {
  const [place, setPlace] = useState<KnownPlace | null>();
  useEffect(() => {
    findKnownPlace(city, locality).then(
      (found) => {
        setPlace(found ?? null);
      },
      () => {
        setPlace(null);
      },
    );
  }, []);
  const point = pointIn(pin);
  const first = point ? { middle: point, zoom: closest } : (place ?? home);
  return { place, first: place === undefined ? undefined : first };
};

/** Says how far the pin is from the middle of its place, so that one who cannot see the map can check it, too. */
function Distance({ middle, place }: { middle: Place; place: KnownPlace }) {
  const words = useMapPinWords();
  const locale = useLocale();
  const name = useLabels();
  const kilometres = Math.round(kilometresBetween(middle, place.middle) * 10) / 10;
  return <>{words.distance(formatNumber(kilometres, locale), name(place.name))}</>;
}

/** Draws the dialog. */
export function PinDialog({ wish, onClose }: { wish: PinWish; onClose: () => void }) {
  const words = useMapPinWords();
  const mapWords = useMapWords();
  const board = useRef<Board>(null);
  const { place, first } = useStart(wish);
  const [camera, setCamera] = useState<Camera>();
  const put = (): void => {
    const seen = board.current?.camera();
    if (seen) wish.choose(pointText(seen.middle));
    onClose();
  };
  const zoom = (steps: number) => () => {
    board.current?.zoom(steps);
  };
  return (
    <Dialog
      isOpen
      size="wide"
      title={words.title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" onClick={put} disabled={!first}>
            {words.put}
          </Button>
        </>
      }
    >
      <p className={pinStyles.hint}>{words.hint}</p>
      <div className={pinStyles.frame}>
        {first ? (
          <MapBoard
            ref={board}
            label={words.map}
            first={first}
            area={nothing}
            isDrawing={false}
            onDrawn={() => undefined}
            onRest={setCamera}
          />
        ) : null}
        <svg className={pinStyles.pin} viewBox="0 0 32 42" aria-hidden="true">
          <path d="M16 41C9 30 2 24 2 15a14 14 0 0 1 28 0c0 9-7 15-14 26z" />
          <circle cx="16" cy="15" r="5" />
        </svg>
        <div className={styles.tools}>
          <IconButton label={mapWords.closer} icon={<PlusIcon />} variant="floating" onClick={zoom(1)} />
          <IconButton label={mapWords.farther} icon={<MinusIcon />} variant="floating" onClick={zoom(-1)} />
        </div>
        <div className={styles.foot}>
          <p role="status">{camera && place ? <Distance middle={camera.middle} place={place} /> : null}</p>
          <Notes camera={camera} />
        </div>
      </div>
    </Dialog>
  );
}
