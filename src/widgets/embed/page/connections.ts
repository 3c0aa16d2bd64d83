/** The servers and keys that the tags of a page name: an attribute of a tag or of whatever surrounds it counts like the script's. */
import { isOwnSite, type PageConnection, type PartnerConnection } from '../../../model/index.js';
import { connectionOf } from '../../kit/element/connection.js';

/** The tags of the widgets. */
export const widgetTags = ['search-box', 'results', 'listing-detail', 'post-property', 'manage'].map(
  (name) => `housing-${name}`,
);

/** What a page is asked about. */
export interface ConnectedPage {
  /** The connection of the script. */
  readonly connection: PageConnection;
  /** Lists what a selector names on the page. */
  readonly find: (selector: string) => Element[];
}

/** Returns the connection of a tag, whose class may not be there yet. */
export const connectionOfTag = (element: Element): PageConnection => connectionOf(element, element);

/** Lists the connections of a page, each once: the script's, where no tag has another, and those of its tags. */
export const connectionsOf = ({ connection, find }: ConnectedPage): PageConnection[] => {
  const ofTags = find(widgetTags.join()).map(connectionOfTag);
  const all = connection.key === undefined && ofTags.length > 0 ? ofTags : [connection, ...ofTags];
  return [...new Map(all.map((one) => [`${one.apiBase} ${one.key ?? ''}`, one])).values()];
};

const hasKey = (connection: PageConnection): connection is PartnerConnection => connection.key !== undefined;

/** Returns the connection by which visitors sign in: the first with a key. */
export const partnerOf = (page: ConnectedPage): PartnerConnection => {
  const found = connectionsOf(page).find(hasKey);
  if (!found)
    throw new Error(
      'Housing: signing in needs the data-key of your site on the script. Make one at /partners.',
    );
  return found;
};

/** Tells whether a tag has no key, and stands on a page where it needs one. */
export const lacksKey = (element: Element): boolean => {
  const connection = connectionOfTag(element);
  return connection.key === undefined && !isOwnSite(connection);
};
