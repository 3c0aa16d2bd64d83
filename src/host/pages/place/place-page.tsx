/** The page of a city or a locality (/in/pune, /in/pune/kothrud). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { $places, placeRequested, type ShownPlace } from '../../../model/market/place-page.js';
import { type PlaceAddress, placeOfPath, placePath } from '../../../model/rules/place-path.js';
import { useStationWords } from '../../../widgets/listing-detail/stations/words.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { DrawnPage } from '../drawn-page.js';
import { NotFoundPage } from '../not-found-page.js';
import { usePlaceNames } from './names.js';
import { PlaceView, usePlaceSentences } from './place-view.js';
import { usePlaceWords } from './words.js';

function KnownPlace({ place }: { place: ShownPlace }) {
  const words = usePlaceWords();
  const names = usePlaceNames(place.page);
  const sentences = usePlaceSentences(place.page, names);
  usePageMeta({
    title: words.title(names.full),
    description: sentences.join(' '),
    address: place.page.path,
    isHidden: Object.keys(place.page.counts).length === 0,
  });
  return <PlaceView {...place} />;
}

function AddressedPlace({ address, path }: { address: PlaceAddress; path: string }) {
  const go = useGo();
  const { places, request } = useUnit({ places: $places, request: placeRequested });
  const words = usePlaceWords();
  // With the words of everything inside they begin to load here.
  useStationWords();
  const asked = placePath(address.city, address.locality);
  const known = places[asked];
  const canonical = typeof known === 'object' ? known.page.path : path;
  useEffect(() => {
    // Another spelling leads to the page itself, as the server does it.
    if (canonical !== path) go(canonical, { replace: true });
  }, [canonical, path, go]);
  return (
    <DrawnPage
      known={known}
      asked={asked}
      onAsk={() => {
        request(address);
      }}
      words={words}
    >
      {(place) => <KnownPlace place={place} />}
    </DrawnPage>
  );
}

/** Draws the page of the address. */
export function PlacePage() {
  const [path] = useLocation();
  const address = placeOfPath(path);
  if (!address) return <NotFoundPage />;
  return <AddressedPlace key={path} address={address} path={path} />;
}
