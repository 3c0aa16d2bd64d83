/** What every part of the widget needs to know: the addresses of other pages, and how a link is offered to the page. */
import { useUnit } from 'effector-react';
import { createContext, type MouseEvent, useContext } from 'react';
import { $connection } from '../../model/index.js';
import { detailRouteOf } from '../../model/rules/kinds.js';
import type { OwnItem } from '../../model/rules/own-listing.js';
import { useEmit } from '../kit/element/widget-context.js';

const ListingUrlContext = createContext<string | undefined>(undefined);

/** Sets the page that shows a listing. */
export const ListingUrlProvider = ListingUrlContext.Provider;

/** Answers the functions that write real addresses: of a listing, and of the site's own pages. */
export function useLinks() {
  const listingUrl = useContext(ListingUrlContext);
  const base = useUnit($connection)?.apiBase ?? '';
  return {
    listing: ({ kind, id }: OwnItem): string => {
      const name = encodeURIComponent(id);
      if (listingUrl === undefined) return `${base}${detailRouteOf(kind)}?id=${name}`;
      return `${listingUrl}${listingUrl.includes('?') ? '&' : '?'}kind=${kind}&id=${name}`;
    },
    edit: ({ kind, view }: OwnItem): string =>
      `${base}/profile/${kind}?id=${encodeURIComponent(view.propertyId)}`,
    responses: ({ view }: OwnItem): string => `${base}/v-response?id=${encodeURIComponent(view.propertyId)}`,
    post: `${base}/profile`,
    signIn: `${base}/login?return=${encodeURIComponent('/manage')}`,
    template: (kind: string): string => `${base}/api/v4/import-template/${kind}`,
  };
}

/** Answers a function that makes a click ask the page first: a page that takes over stops the link. */
export function useOffer() {
  const emit = useEmit();
  return (name: `housing-${string}`, detail: object) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!emit(name, { ...detail, href: event.currentTarget.href })) event.preventDefault();
  };
}
