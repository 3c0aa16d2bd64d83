/** Notes the visit of a listing: on this device as seen, and for its owner once the visitor sees the page. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { listingArrived } from '../../../model/index.js';
import { listingSeen } from '../../../model/listing/seen.js';
import type { ShownListing } from '../settings.js';

/** Draws nothing; a page that the browser fetched ahead counts when it is looked at. */
export function Visit({ view: { listingType, id }, listing }: ShownListing) {
  const { arrive, see } = useUnit({ arrive: listingArrived, see: listingSeen });
  useEffect(() => {
    const send = (): void => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      see({ listingType, listing });
      arrive({ listingType, id });
    };
    document.addEventListener('visibilitychange', send);
    send();
    return () => {
      document.removeEventListener('visibilitychange', send);
    };
  }, [listingType, id]);
  return null;
}
