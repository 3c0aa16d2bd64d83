/** The listing before anything is opened or loaded: the first content that the server renders. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import type { Listing } from '../../../model/index.js';
import { ListingPage } from './listing-page.js';
import { SettingsProvider } from '../settings.js';

const settings = { group: '', listingUrl: undefined };

/** Draws the page of a listing without its lazy parts. */
export function StaticListing({ listing, view }: { listing: Listing; view: ListingView }) {
  return (
    <SettingsProvider value={settings}>
      <ListingPage shown={{ listing, view }} similar={[]} isStale={false} isGuest={false} lazy={undefined} />
    </SettingsProvider>
  );
}
