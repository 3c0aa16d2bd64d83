/** What the first content of a page is drawn from. */
import type { Listing, ListingKind } from '../../model/index.js';
import type { PersonPage } from '../../model/people/person-page.js';
import type { ProjectPage } from '../../model/projects/project-page.js';
import type { ShownPlace } from '../../model/market/place-page.js';
import type { BroughtAnswer } from '../../model/search/search-state.js';
import type { Box } from '../map/camera.js';
import type { Locale } from '../../widgets/kit/language/locale.js';

/** A page's address and language, the text of its data element, and what it shows. */
export interface RenderRequest {
  path: string;
  /** Without "?". */
  query: string;
  language: Locale;
  site: string;
  results?: BroughtAnswer;
  /** The edges of the homes on the map of the search. */
  homesBox?: Box;
  listing?: { kind: ListingKind; listing: Listing };
  place?: ShownPlace;
  project?: ProjectPage;
  person?: PersonPage;
}
