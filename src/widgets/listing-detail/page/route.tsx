/** The listing of a page that keeps it in its own address: a card that opens here makes an entry, and Back closes it (S-768). */
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { listingClosed } from '../../../model/listing/close.js';
import { listingOpened } from '../../../model/listing/listing.js';
import type { Listing } from '../../../model/index.js';
import { kindOf } from '../../../model/rules/kinds.js';
import { kindOfListing } from '../../../model/rules/listing/view.js';
import { type Emit, EmitProvider, useEmit } from '../../kit/element/widget-context.js';
import { addressPart, type AddressPart } from '../../kit/routing/address-part.js';
import { markLinks, withCampaign } from '../../kit/routing/campaign.js';
import { pushEntry, readEntry } from '../../kit/routing/entry-state.js';
import type { RoutingProps } from '../../kit/routing/routed.js';
import { useRouting } from '../../kit/routing/use-routing.js';
import { namedListing } from '../use-listing.js';
import type { ListingDetailProps } from '../view.js';

type Named = NonNullable<ReturnType<typeof namedListing>>;

const isName = (name: string): boolean => name === 'kind' || name === 'id';

const namedIn = (part: AddressPart): Named | null => {
  const query = new URLSearchParams(part.read());
  const [kind, id] = [kindOf(query.get('kind')), query.get('id')];
  return kind && id ? { kind, id } : null;
};

const isSame = (named: Named | null, { _id, propertyId }: Listing): boolean =>
  named !== null && [_id, propertyId].includes(named.id);

/** Draws the view with the listing that the page's address names, and keeps the address up to date. */
export function ListingRoute({
  View,
  ...props
}: ListingDetailProps & RoutingProps & { View: ComponentType<ListingDetailProps> }) {
  const { group } = props;
  const { where, prefix } = useRouting(props);
  const mark = useRef<HTMLSpanElement>(null);
  const emit = useEmit();
  const send = useUnit({ open: listingOpened, close: listingClosed });
  const part = useMemo(() => addressPart(where, prefix, isName), [where, prefix]);
  const begun = useMemo(() => namedIn(part), [part]);
  const shown = useRef(begun);

  const follow = ({ listing }: { listing: Listing | null }): void => {
    if (!listing || isSame(shown.current, listing)) return;
    const isOfPage = isSame(namedListing(props, ''), listing);
    const kind = kindOfListing(listing);
    const next = isOfPage || !kind ? null : { kind, id: listing._id };
    if (!next && !shown.current) return;
    shown.current = next;
    const name = `${prefix}listing`;
    pushEntry(name, readEntry(name), part.withPart(next ? `kind=${next.kind}&id=${next.id}` : ''));
  };

  useEffect(() => {
    const root = mark.current?.getRootNode() as ShadowRoot;
    const onHistory = (): void => {
      const named = namedIn(part);
      if (named?.id === shown.current?.id) return;
      shown.current = named;
      const next = named ?? namedListing(props, location.search);
      if (next) send.open({ group, listingType: next.kind, id: next.id });
      else send.close({ group });
    };
    const unmark = markLinks(root);
    addEventListener('popstate', onHistory);
    return () => {
      unmark();
      removeEventListener('popstate', onHistory);
    };
  }, [part, group, props.kind, props.listingId]);

  const routed: Emit = (event, detail) => {
    if (event === 'housing-listing') follow(detail as { listing: Listing | null });
    if (event !== 'housing-open') return emit(event, detail);
    const { href, ...opened } = detail as { href: string };
    return emit(event, { ...opened, href: withCampaign(href, location.search) });
  };
  return (
    <EmitProvider value={routed}>
      <span ref={mark} hidden />
      <View {...props} {...(begun && { kind: begun.kind, listingId: begun.id })} />
    </EmitProvider>
  );
}

/** What the widget loads where it is routed. */
export const lazyParts = { Route: ListingRoute };
