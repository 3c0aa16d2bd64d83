/** `Housing.open(id)`: shows a listing in the listing widget of the page, else on the page that shows listings. */
import { scopeBind } from '../../../model/effector.js';
import {
  listingAddress,
  type ListingKind,
  pageScope,
  type PageConnection,
  partnerSettings,
} from '../../../model/index.js';
import { listingOpened } from '../../../model/listing/listing.js';
import { findListingFx } from '../../../model/page/page-calls.js';
import { listingKinds } from '../../../model/rules/kinds.js';
import { attributeOrProperty } from '../attribute-or-property.js';
import { connectionOfTag } from './connections.js';

/** Says more about the listing to open. */
export interface OpenOptions {
  /** The kind of the listing; without it each kind is asked for the id. */
  kind?: ListingKind;
  /** The group of the widget to show it in. */
  group?: string;
}

/** What the loader gives: the page's server, and the way to bring a tag's class. */
export interface OpenMeans {
  connection: PageConnection;
  bring: (tag: string) => Promise<void>;
  /** Lists what a selector names on the page. */
  find: (selector: string) => Element[];
}

type Find = OpenMeans['find'];

const widget = 'housing-listing-detail';
/** The widgets whose cards lead to a listing's page. */
const leading = `housing-results,housing-manage,${widget}`;
const ofGroup = (elements: readonly Element[], group: string): Element[] =>
  elements.filter((element) => (attributeOrProperty(element, 'group') ?? '') === group);

const addressOf = (
  { connection, find }: { connection: PageConnection; find: Find },
  kind: ListingKind,
  id: string,
  group: string,
): string => {
  const { listingUrl } = partnerSettings(pageScope(connection), () => undefined);
  const told = ofGroup(find(leading), group).flatMap(
    (element) => attributeOrProperty(element, 'listing-url') ?? [],
  );
  return listingAddress(connection.apiBase, told[0] ?? listingUrl, kind, id);
};

/** Opens a listing by `_id` or Property ID; ends when it is shown, and rejects when there is none of that id. */
export const openListing = async (
  { connection, bring, find: findTags }: OpenMeans,
  id: string,
  { kind, group = '' }: OpenOptions = {},
): Promise<void> => {
  const [place] = ofGroup(findTags(widget), group);
  const leader = place ?? ofGroup(findTags(leading), group)[0];
  const own = leader ? connectionOfTag(leader) : connection;
  const scope = pageScope(own);
  const find = scopeBind(findListingFx, { scope });
  const found = await find({ id, kinds: kind ? [kind] : listingKinds });
  if (!found)
    throw new Error(`Housing.open: there is no listing "${id}"${kind ? ` of the kind ${kind}` : ''}.`);
  if (!place) {
    location.assign(addressOf({ connection: own, find: findTags }, found.kind, id, group));
    return;
  }
  await bring(widget);
  const { kind: listingType, listing } = found;
  const open = scopeBind(listingOpened, { scope });
  open({ group, listingType, id: listing._id, listing });
  place.scrollIntoView({ block: 'start' });
};
