/** The parts of a listing that nobody sees first; they come as one file. */
import { ContactButtons } from './contact-buttons.js';
import { ContactPlace } from '../../kit/contact/contact-place.js';
import { Amenities } from './amenities.js';
import { Help } from './help/help.js';
import { MissingListing } from './missing-listing.js';
import { MoreSections } from './more-sections.js';
import { Rera } from './rera.js';
import { SideOffers } from './side-offers.js';
import { Similar } from './similar.js';
import { StaleNotice } from './stale-notice.js';
import { StickyBar } from './sticky-bar.js';

export const laterParts = {
  Amenities,
  ContactButtons,
  ContactPlace,
  Help,
  MissingListing,
  MoreSections,
  Rera,
  SideOffers,
  Similar,
  StaleNotice,
  StickyBar,
};

/** Names what comes later. */
export type LaterParts = typeof laterParts;
