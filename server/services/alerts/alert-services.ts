/** Makes the services of saved searches and of what people are told. */
import type { Sql } from '../../db/database.js';
import type { EmailSender } from '../email.js';
import type { Places } from '../places.js';
import { createLinkedSearches, type LinkedSearchService } from './linked-searches.js';
import { createAlertLinks } from './links.js';
import { createAlertMails } from './mails.js';
import { createMatching } from './matching.js';
import { createNotifications, type NotificationService } from './notifications.js';
import { createSavedSearches, type SavedSearchService } from './saved-searches.js';

/** What they are made from. */
export interface AlertServiceParts {
  places: Places;
  /** undefined where no mail leaves. */
  email: EmailSender | undefined;
  brand: string;
  publicUrl: string;
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
    /** Writes the mails that are due and sends them. */
    deliver: () => Promise<void>;
    /** Deletes what is old. */
    sweep: () => Promise<void>;
  };
}

/** Makes them over a database. */
export const createAlertServices = (database: Sql, parts: AlertServiceParts): AlertServices => {
  const { places, email, brand, publicUrl, now, onFailure } = parts;
  const links = createAlertLinks(database);
  const isMailed = email !== undefined;
  const failed = (what: string) => (failure: unknown) => onFailure(failure, what);
  const mails = createAlertMails(database, {
    ...{ email, links, brand, publicUrl, now },
    onFailure: failed('a mail about searches was not sent'),
  });
  return {
    searches: createSavedSearches(database, { places, isMailed, now }),
    linkedSearches: createLinkedSearches(database, links, now),
    notifications: createNotifications(database, now),
    alerts: {
      ...mails,
      match: createMatching(database, {
        ...{ places, isMailed, now },
        onFailure: failed('a saved search was not read'),
      }),
    },
  };
};
