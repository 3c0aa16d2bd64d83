/** What a press of Save search loads. */
import { SaveSearchDialog } from './save-search-dialog.js';

/** Holds the components by name. */
export const lazyParts = { SaveSearchDialog };
