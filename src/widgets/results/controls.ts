/** What the first cards do not need: search bar, filters, pages, help, toasts. One file, loaded at once. */
import { ContactOutlet } from '../kit/contact/contact-buttons.js';
import { HeartWatch } from '../kit/hearts/heart-watch.js';
import { PageToaster } from '../kit/toast/page-toaster.js';
import { Complaints } from './address/complaints.js';
import { FilterPanel } from './filters/filter-panel.js';
import { ListFoot, ListHead } from './list/list-ends.js';
import { ListWatch } from './list/list-watch.js';
import { NoResults } from './list/no-results.js';
import { SearchTools } from './search-tools.js';

/** Holds the components by name. */
export const lazyParts = {
  Complaints,
  ContactOutlet,
  FilterPanel,
  HeartWatch,
  ListFoot,
  ListHead,
  ListWatch,
  NoResults,
  PageToaster,
  SearchTools,
};
