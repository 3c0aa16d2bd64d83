/** What stands above the results: the search bar and, where no panel stands beside the cards, the quick filters. */
import { AddedPlaces } from './filters/added-places.js';
import { QuickFilters } from './filters/quick-filters.js';
import { TopBar } from './top-bar.js';

/** Names the three shapes of the results by the width of their place. */
export type Place = 'phone' | 'tablet' | 'desktop';

/** Draws the tools. */
export function SearchTools({ place }: { place: Place }) {
  return (
    <>
      <TopBar hasPlaces={place === 'desktop'} />
      {place === 'desktop' ? <AddedPlaces /> : <QuickFilters place={place} />}
    </>
  );
}
