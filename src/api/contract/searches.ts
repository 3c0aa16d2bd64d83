/** Calls about searches that people save (additive). Under a partner's key they are about those saved under it. */
import { endpoint } from './endpoint.js';
import type { SuccessReply } from './replies.schema.js';
import type {
  AlertToken,
  LinkedSearches,
  NewSearch,
  SavedSearch,
  SavedSearches,
  SearchChange,
} from './searches.schema.js';

const reaching = { partner: 'person', for: 'reaching' } as const;

/** Lists the person's saved searches, the last one first. */
export const listSearches = endpoint<{ reply: SavedSearches }>('GET', '/api/v1/searches', reaching);

/**
 * Saves a search: of a person, or on our own site of a guest by `email`, who must follow the link of a mail before anything is sent.
 * The same search again changes how often it tells. 409 beyond 30 searches.
 */
export const saveSearch = endpoint<{ body: NewSearch; reply: SavedSearch }>(
  'POST',
  '/api/v1/searches',
  reaching,
);

/** Changes how often a saved search tells. */
export const changeSearch = endpoint<{ params: { id: string }; body: SearchChange; reply: SavedSearch }>(
  'PATCH',
  '/api/v1/searches/:id',
  reaching,
);

/** Deletes a saved search. */
export const removeSearch = endpoint<{ params: { id: string }; reply: SuccessReply }>(
  'DELETE',
  '/api/v1/searches/:id',
  reaching,
);

const ownSite = { partner: 'never' } as const;

/** Tells what a link of a mail is about; a browser that is led here goes on to the page. 410 when it is no longer good. */
export const getAlertLink = endpoint<{ query: AlertToken; reply: LinkedSearches }>(
  'GET',
  '/api/v1/alerts',
  ownSite,
);

/** Changes how often the searches of a link tell, and notes that the address is the person's. */
export const changeAlertLink = endpoint<{ query: AlertToken; body: SearchChange; reply: LinkedSearches }>(
  'PUT',
  '/api/v1/alerts',
  ownSite,
);

/** Stops the searches of a link at once: one press in a mail program (RFC 8058). Takes forms and JSON; safe to repeat. */
export const stopAlerts = endpoint<{ query: AlertToken; reply: SuccessReply }>(
  'POST',
  '/api/v1/alerts',
  ownSite,
);
