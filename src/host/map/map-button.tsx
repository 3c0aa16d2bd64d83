/** The button of the map, which stands before the list; the files of the map are loaded while it is pressed. */
import { useEffect, useRef } from 'react';
import type { SearchAddress } from '../../model/rules/filter-url.js';
import { firstRegionOf } from '../../model/rules/map-start.js';
import { Button } from '../../widgets/kit/button/button.js';
import { MapPinIcon } from '../../widgets/kit/icons/icons.js';
import { loadBase } from './base-map.js';
import { pressed, takePress } from './press.js';
import { styles } from './styles.js';
import { useMapWords } from './words.js';

const loadMap = () => import('./map-part.js');

/** Loads what the map begins with at once: left alone, shapes are asked for when the map is there. */
const preload = ({ filters: { city, bbox } }: SearchAddress): void => {
  // A failure is met again, and told, by whoever needs the file.
  for (const load of [loadMap, loadBase[firstRegionOf(city, bbox)]]) void load().catch(() => undefined);
};

/** What a MapButton takes. */
interface MapButtonProps {
  address: SearchAddress;
  onOpen: () => void;
}

/** Draws the button, which stands before the list for the keyboard. */
export function MapButton({ address, onOpen }: MapButtonProps) {
  const words = useMapWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takePress()) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const intend = (): void => {
    preload(address);
  };
  return (
    <div
      className={styles.open}
      data-map-button=""
      ref={place}
      onPointerOver={intend}
      onPointerDown={intend}
      onFocus={intend}
    >
      <Button variant="primary" icon={<MapPinIcon />} onClick={pressed(onOpen)}>
        {words.map}
      </Button>
    </div>
  );
}
