/** What the first cards do not need: search bar, filters, pages, help, toasts. One file, loaded at once. */
import { ContactOutlet } from '../kit/contact/contact-buttons.js';
import { PageToaster } from '../kit/toast/page-toaster.js';
import { ContactWatch } from './contact/contact-watch.js';
import { FilterPanel } from './filters/filter-panel.js';
import { ListFoot, ListHead } from './list/list-ends.js';
import { NoResults } from './list/no-results.js';
import { TopBar } from './top-bar.js';

/** Holds the components by name. */
export const lazyParts = {
  ContactOutlet,
  ContactWatch,
  FilterPanel,
  ListFoot,
  ListHead,
  NoResults,
  PageToaster,
  TopBar,
};
