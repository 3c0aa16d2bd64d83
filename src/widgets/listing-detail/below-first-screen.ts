/** The parts of a listing below the first screen, in one file. */
import { ListingContact } from './contact/contact-buttons.js';
import { ContactOutlet } from '../kit/contact/contact-buttons.js';
import { HeartWatch } from '../kit/hearts/heart-watch.js';
import { Amenities } from './amenities/amenities.js';
import { CoinsHelp } from './help/coins-help.js';
import { Help } from './help/help.js';
import { MissingListing } from './page/missing-listing.js';
import { MoreSections } from './sections/more-sections.js';
import { MoreDetails } from './sections/more-details.js';
import { SideOffers } from './loan/side-offers.js';
import { Similar } from './similar/similar.js';
import { StaleNotice } from './page/stale-notice.js';
import { StickyBar } from './sections/sticky-bar.js';
import { Visit } from './page/visit.js';

export const lazyParts = {
  Amenities,
  CoinsHelp,
  ContactOutlet,
  HeartWatch,
  Help,
  ListingContact,
  MissingListing,
  MoreDetails,
  MoreSections,
  SideOffers,
  Similar,
  StaleNotice,
  StickyBar,
  Visit,
};
