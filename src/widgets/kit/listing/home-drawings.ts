/** What is drawn of a home without a photo whose place is not known either; apart, since cards have no room for it. */
import type { ListingKind } from '../../../model/index.js';
import { cardPaths } from '../icons/card-paths.js';

/** Holds the path of each kind's drawing. */
export const homeDrawings: Readonly<Record<ListingKind, string>> = {
  sell: cardPaths.home,
  rent: cardPaths.home,
  plot: cardPaths.plot,
  pg: cardPaths.bed,
  commercial: cardPaths.floors,
};
