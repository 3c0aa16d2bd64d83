/** The public face of the core: what widgets and host import. Its closure is one shared file. */
export type { Banner, Content, LoanOffer, Project } from '../api/contract/content.schema.js';
export type {
  Facets,
  Listing,
  ListingKind,
  ListingSort,
  LocalitySuggestion,
  Market,
  PriceHistory,
} from '../api/contract/listings.schema.js';
export { $api, readTimeout } from './connection/api-client.js';
export type { PartnerActName } from '../api/contract/partner-acts.schema.js';
export type { PartnerSettings } from '../api/contract/partners.schema.js';
export { mayBeSignedIn, type PartnerConnection } from './partner/may-be-signed-in.js';
export { fetchAhead } from './connection/first-answers.js';
export { $connection, pageScope, partnerSettings } from './connection/connection.js';
export { isOwnSite, type PageConnection } from './connection/page-connection.js';
export { type ContactAction, usualPrices } from './rules/contact-price.js';
export { cardOpened, listingArrived, listingRequested } from './listing/visits.js';
export { listingAddress, searchAddress } from './rules/page-address.js';
export { hasStatus, isApiError, serverMessage } from '../api/errors.js';
export { readStored, writeStored } from './connection/storage.js';
export { forgetFilterTabFx, rememberFilterTabFx } from './search/filter-tab.js';
export { rememberedTab } from './search/remembered-tab.js';
export { searchRequested, type SearchRequest, searchRequestQuery } from './search/search-request.js';
export { $suggestions, placeTyped } from './search/suggestions.js';
export {
  $activeToaster,
  $waitingToasts,
  toasterAppeared,
  toasterLeft,
  toastRequested,
  toastShown,
  type ToastRequest,
  type ToastTone,
} from './toasts/toasts.js';
export { $presentViews, isPresent, type PresentView, viewAppeared, viewLeft } from './page/views.js';
