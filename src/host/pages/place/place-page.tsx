/** The page of a city or a locality (/in/pune, /in/pune/kothrud). */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { $places, placeRequested, type ShownPlace } from '../../../model/market/place-page.js';
import { type PlaceAddress, placeOfPath, placePath } from '../../../model/rules/place-path.js';
import { useWordsArrived } from '../../../widgets/kit/language/define-words.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { useStationWords } from '../../../widgets/listing-detail/stations/words.js';
import { VisuallyHidden } from '../../../widgets/kit/layout/visually-hidden.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { wideClass } from '../../layout/wide.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { discardServerContent, ServerContent, serverContent } from '../../server-content.js';
import { NotFoundPage } from '../not-found-page.js';
import { usePlaceNames } from './names.js';
import { PlaceView, usePlaceSentences } from './place-view.js';
import { placeStyles } from './styles.js';
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

/** Draws the room of a place that is loading, or the failure. */
function Waiting({ onRetry }: { onRetry: (() => void) | undefined }) {
  const words = usePlaceWords();
  return (
    <div className={`${wideClass} ${placeStyles.page}`}>
      {onRetry ? (
        <InlineNotice tone="danger" onRetry={onRetry}>
          {words.failed}
        </InlineNotice>
      ) : (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton width="60%" height="38px" />
          <Skeleton height="var(--h-size-360)" />
        </>
      )}
    </div>
  );
}

function AddressedPlace({ address, path }: { address: PlaceAddress; path: string }) {
  const go = useGo();
  const { places, request } = useUnit({ places: $places, request: placeRequested });
  const [first] = useState(serverContent);
  // The words of everything inside begin to load here.
  usePlaceWords();
  useStationWords();
  useCardText();
  const hasWords = useWordsArrived();
  const asked = placePath(address.city, address.locality);
  const known = places[asked];
  const ask = () => {
    request(address);
  };
  useEffect(ask, [asked]);
  useEffect(discardServerContent, []);
  const canonical = typeof known === 'object' ? known.page.path : path;
  useEffect(() => {
    // Another spelling leads to the page itself, as the server does it.
    if (canonical !== path) go(canonical, { replace: true });
  }, [canonical, path, go]);
  if (known === 'none') return <NotFoundPage />;
  // What the server has drawn stays until the same can be drawn here.
  if (first && known !== 'failed' && !(known && hasWords)) return <ServerContent content={first} />;
  if (known === undefined || known === 'failed')
    return <Waiting onRetry={known === 'failed' ? ask : undefined} />;
  return <KnownPlace place={known} />;
}

/** Draws the page of the address. */
export function PlacePage() {
  const [path] = useLocation();
  const address = placeOfPath(path);
  if (!address) return <NotFoundPage />;
  return <AddressedPlace key={path} address={address} path={path} />;
}
