/** The tables of saved searches and of what people are told, as SQL sees them. */
import type { Generated } from 'kysely';
import type { Frequency } from '../../src/api/contract/searches.schema.js';
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { NotificationChannel, NotificationType } from '../../src/api/contract/notifications.schema.js';
import type { Json, Timestamp, TimestampByDefault } from './column-types.js';

/** A search that a person has saved, or a guest by an e-mail address. */
interface SavedSearchTable {
  id: string;
  user_id: string | null;
  /** A guest's address, in small letters; an account's mails go to the account's. */
  email: string | null;
  /** '' for our own site. */
  partner_key: string;
  kind: ListingKind;
  /** As in the address of the search page, without order and page. */
  query: string;
  /** No listing had its words when it was saved: what resembles them counts. */
  is_alike: boolean;
  frequency: Frequency;
  language: string;
  created_at: Timestamp;
  /** The address whose owner followed a link of ours. */
  proved: string | null;
  /** When it was last told of by mail, or saved. */
  mailed_at: Timestamp;
}

/** A city where a search may find something, and bounds of what it finds. */
interface SavedSearchPlaceTable {
  kind: ListingKind;
  /** '' for anywhere. */
  city_key: string;
  search_id: string;
  /** Rupees. */
  least: number | null;
  most: number | null;
  /** Numbers of bedrooms; 4 stands for more, too. */
  rooms: number[] | null;
}

/** What happened to a listing, until it was compared with the searches. */
interface ListingEventTable {
  number: Generated<number>;
  listing_id: string;
  home_id: string;
  reason: 'shown' | 'changed' | 'cut' | 'gone';
  before: Json | null;
  at: TimestampByDefault;
}

/** A home found for a search. */
interface AlertItemTable {
  search_id: string;
  home_id: string;
  reason: 'match' | 'cut';
  listing_id: string;
  at: Timestamp;
  /** For a mail. */
  waits: boolean;
  mail_id: string | null;
}

/** A mail to a person or a guest. */
interface AlertMailTable {
  id: string;
  /** What was found, or the question whether the address is the person's own. */
  kind: 'alert' | 'prove';
  user_id: string | null;
  email: string | null;
  /** The search that a question is about. */
  search_id: string | null;
  language: string;
  at: Timestamp;
  tries: Generated<number>;
  due_at: Timestamp | null;
  sent_at: Timestamp | null;
}

/** News for a person; those of one subject are one row until it is read. */
interface NotificationTable {
  id: string;
  user_id: string;
  type: NotificationType;
  subject: string;
  count: Generated<number>;
  data: Json;
  at: Timestamp;
  read_at: Timestamp | null;
}

/** What a person does not want to be told, by channel. */
interface NotificationChoiceTable {
  user_id: string;
  type: NotificationType;
  channel: NotificationChannel;
}

/** What links in mails are signed with: one row. */
interface LinkSecretTable {
  is_only: Generated<boolean>;
  secret: Generated<string>;
}

/** The tables by their names. */
export interface AlertTables {
  saved_search: SavedSearchTable;
  saved_search_place: SavedSearchPlaceTable;
  listing_event: ListingEventTable;
  alert_item: AlertItemTable;
  alert_mail: AlertMailTable;
  notification: NotificationTable;
  notification_choice: NotificationChoiceTable;
  link_secret: LinkSecretTable;
}
