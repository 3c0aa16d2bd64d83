/** Every migration by its number; a number never changes once it was released, and numbers may be left out. */
import * as market from './0001-market.js';
import * as accounts from './0002-accounts.js';
import * as coins from './0003-coins.js';
import * as media from './0004-media.js';
import * as ownListings from './0007-own-listings.js';
import * as partners from './0012-partners.js';
import * as partnerSignIn from './0013-partner-sign-in.js';
import * as partnerContacts from './0014-partner-contacts.js';
import * as partnerSecretParent from './0016-partner-secret-parent.js';
import * as jobLeases from './0018-job-leases.js';
import * as priceHistory from './0021-price-history.js';
import * as guessLockout from './0032-guess-lockout.js';
import * as searchOrders from './0040-search-orders.js';
import * as listingCounts from './0041-listing-counts.js';
import * as listingChanges from './0042-listing-changes.js';
import * as sitemapOrder from './0043-sitemap-order.js';
import * as wordsAtHand from './0044-words-at-hand.js';
import * as settlementPages from './0050-settlement-pages.js';
import * as knownDevices from './0051-known-devices.js';
import * as accountChanges from './0052-account-changes.js';
import * as partnerApprovals from './0053-partner-approvals.js';
import * as smsCounts from './0058-sms-counts.js';
import * as moderation from './0060-moderation.js';
import * as hitsInPlace from './0080-hits-in-place.js';
import * as honestListings from './0081-honest-listings.js';
import * as savedHomes from './0085-saved-homes.js';
import * as partnerUses from './0089-partner-uses.js';
import * as choiceStatistics from './0090-choice-statistics.js';
import * as coinOrders from './0092-coin-orders.js';
import * as contactRefunds from './0093-contact-refunds.js';
import * as reraChecks from './0096-rera-checks.js';
import * as listingPlaces from './0105-places.js';
import * as nearStations from './0106-near-stations.js';
import * as askingMedians from './0107-asking-medians.js';
import * as savedSearches from './0108-saved-searches.js';
import * as accountNews from './0109-account-news.js';
import * as sharperSearch from './0120-sharper-search.js';
import * as wishes from './0121-wishes.js';
import * as jobRuns from './0125-job-runs.js';
import * as editedListings from './0126-edited-listings.js';
import * as consents from './0127-consents.js';
import * as askingIndex from './0128-asking-index.js';
import * as familyLists from './0136-family-lists.js';
import * as moreFacts from './0135-more-facts.js';
import * as outbox from './0140-outbox.js';
import * as settledAmounts from './0130-settled-amounts.js';
import * as marketSettings from './0131-market-settings.js';
import * as ownReraNumbers from './0132-own-rera-numbers.js';
import * as projects from './0150-projects.js';
import * as partnerActs from './0157-partner-acts.js';
import * as personPages from './0151-person-pages.js';
import * as webhooks from './0158-webhooks.js';
import * as decisionsAtHand from './0176-decisions-at-hand.js';
import * as samePrice from './0177-same-price.js';
import * as ownWords from './0178-own-words.js';
import * as coveringOrders from './0179-covering-orders.js';
import * as sharedPoints from './0180-shared-points.js';
import * as whatFacetsRead from './0181-what-facets-read.js';
import * as placesByPrice from './0182-places-by-price.js';
import * as jobsDue from './0183-jobs-due.js';
import * as notedWords from './0184-noted-words.js';
import * as names from './0185-names.js';
import * as impressions from './0160-impressions.js';
import * as agencies from './0164-agencies.js';
import * as searchFeed from './0173-search-feed.js';
import * as pictureNotes from './0168-picture-notes.js';

/** The minor version that the migrations below belong to; a test compares it with package.json. */
export const minorVersion = '0.1';

/** One step of the tables' history. */
export interface Migration {
  name: string;
  /** The oldest minor version whose server works with the tables afterwards; by default the one before (docs/decisions/0084). */
  compatibleFrom?: string;
  /** One statement each: the embedded engine takes no more at a time. */
  statements: readonly string[];
}

/** They run in this order, each once. */
export const migrations: readonly (readonly [number: number, migration: Migration])[] = [
  [1, market],
  [2, accounts],
  [3, coins],
  [4, media],
  [7, ownListings],
  [12, partners],
  [13, partnerSignIn],
  [14, partnerContacts],
  [16, partnerSecretParent],
  [18, jobLeases],
  [21, priceHistory],
  [32, guessLockout],
  [40, searchOrders],
  [41, listingCounts],
  [42, listingChanges],
  [43, sitemapOrder],
  [44, wordsAtHand],
  [50, settlementPages],
  [51, knownDevices],
  [52, accountChanges],
  [53, partnerApprovals],
  [58, smsCounts],
  [60, moderation],
  [80, hitsInPlace],
  [81, honestListings],
  [85, savedHomes],
  [89, partnerUses],
  [90, choiceStatistics],
  [92, coinOrders],
  [93, contactRefunds],
  [96, reraChecks],
  [105, listingPlaces],
  [106, nearStations],
  [107, askingMedians],
  [108, savedSearches],
  [109, accountNews],
  [120, sharperSearch],
  [121, wishes],
  [125, jobRuns],
  [126, editedListings],
  [127, consents],
  [128, askingIndex],
  [135, moreFacts],
  [136, familyLists],
  [140, outbox],
  [130, settledAmounts],
  [131, marketSettings],
  [132, ownReraNumbers],
  [150, projects],
  [157, partnerActs],
  [151, personPages],
  [158, webhooks],
  [176, decisionsAtHand],
  [177, samePrice],
  [178, ownWords],
  [179, coveringOrders],
  [180, sharedPoints],
  [181, whatFacetsRead],
  [182, placesByPrice],
  [183, jobsDue],
  [184, notedWords],
  [185, names],
  [160, impressions],
  [164, agencies],
  [173, searchFeed],
  [168, pictureNotes],
];
