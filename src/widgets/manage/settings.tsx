/** The context of the widget's parts: addresses of other pages, and links that the page may handle itself. */
import { createContext, type MouseEvent, useContext } from 'react';
import type { OwnItem } from '../../model/rules/own-listing.js';
import { useEmit } from '../kit/element/widget-context.js';
import { useLinks } from '../kit/navigation/use-links.js';

const ListingUrlContext = createContext<string | undefined>(undefined);

/** Sets the page that shows a listing. */
export const ListingUrlProvider = ListingUrlContext.Provider;

/** Returns the addresses of an own listing's pages and of the site's own pages. */
export function useOwnLinks() {
  const { listing, onSite } = useLinks({ listingUrl: useContext(ListingUrlContext) });
  const ofId = ({ view }: OwnItem): string => `?id=${encodeURIComponent(view.propertyId)}`;
  return {
    listing: ({ kind, id }: OwnItem): string => listing(kind, id),
    edit: (item: OwnItem): string => onSite(`/profile/${item.kind}${ofId(item)}`),
    /** A new form that begins with what the listing says. */
    copy: (item: OwnItem): string =>
      onSite(`/profile/${item.kind}?copy=${encodeURIComponent(item.view.propertyId)}`),
    /** The owner's copy of the sheet to print (`sheetPath`). */
    sheet: (item: OwnItem): string => onSite(`/sheet${ofId(item)}&kind=${item.kind}&own=1`),
    responses: (item: OwnItem): string => onSite(`/v-response${ofId(item)}`),
    post: onSite('/profile#post'),
    verifyPhone: onSite('/manage?verify-phone=1'),
    signIn: onSite(`/login?return=${encodeURIComponent('/manage')}`),
    template: (kind: string): string => onSite(`/api/v4/import-template/${kind}`),
  };
}

/** Returns a function that sends an event at a click; the link is not followed when the page prevents it. */
export function useOffer() {
  const emit = useEmit();
  return (name: `housing-${string}`, detail: object) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!emit(name, { ...detail, href: event.currentTarget.href })) event.preventDefault();
  };
}
