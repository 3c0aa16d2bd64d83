/** Saved searches and what is new: one shared file, of whose modules the site may import what is exported here. */
export {
  $linkChoice,
  $linked,
  $linkedNews,
  $linkFailure,
  alertLinkOpened,
  changeLinkFx,
  linkFrequencyChosen,
} from './alert-link.js';
export {
  $hasNewsFailed,
  $news,
  $newsChoices,
  $pushKey,
  $unread,
  type News,
  newsChosen,
  newsRead,
  newsRequested,
  subscribePushFx,
  unsubscribePushFx,
} from './news.js';
export {
  $alertAddress,
  $hasSearchesFailed,
  $savedQueries,
  $savedSearches,
  $savings,
  frequencyChosen,
  savingForgotten,
  searchesRequested,
  searchRemoved,
  searchSaved,
  type SavingState,
} from './saved-searches.js';
