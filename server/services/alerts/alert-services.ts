/** Makes the services of saved searches and of what people are told. */
import type { Sql } from '../../db/database.js';
import type { MessageChannel } from '../../db/outbox-tables.js';
import type { Places } from '../places.js';
import { createLinkedSearches, type LinkedSearchService } from './linked-searches.js';
import type { AlertLinks } from './links.js';
import { createAlertMessages } from './mails.js';
import { createMatching } from './matching.js';
import { createNotifications, type NotificationService } from './notifications.js';
import { createSavedSearches, type SavedSearchService } from './saved-searches.js';

/** What they are made from. */
export interface AlertServiceParts {
  places: Places;
  links: AlertLinks;
  /** What may carry messages. */
  channels: readonly MessageChannel[];
  /** The key that browsers subscribe to push messages with. */
  pushKey?: string | undefined;
  now: () => number;
  /** Called when something fails; never with an address or a name. */
  onFailure: (failure: unknown, what: string) => void;
}

/** The services, and the work of their jobs. */
export interface AlertServices {
  searches: SavedSearchService;
  linkedSearches: LinkedSearchService;
  notifications: NotificationService;
  alerts: {
    /** Compares what was written with the searches. */
    match: () => Promise<void>;
    /** Writes the messages that are due. */
    write: () => Promise<void>;
    /** Deletes what is old. */
    sweep: () => Promise<void>;
  };
}

/** Makes them over a database. */
export const createAlertServices = (database: Sql, parts: AlertServiceParts): AlertServices => {
  const { places, links, channels, pushKey, now, onFailure } = parts;
  const isMailed = channels.includes('email');
  const failed = (what: string) => (failure: unknown) => onFailure(failure, what);
  return {
    searches: createSavedSearches(database, { places, isMailed, now }),
    linkedSearches: createLinkedSearches(database, links, now),
    notifications: createNotifications(database, { channels, pushKey, now }),
    alerts: {
      ...createAlertMessages(database, { channels, now }),
      match: createMatching(database, {
        ...{ places, channels, now },
        onFailure: failed('a saved search was not read'),
      }),
    },
  };
};
