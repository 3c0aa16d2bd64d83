/** The headline of a listing as links: to the listing, and to the page of its locality. */
import type { ReactNode } from 'react';
import type { Listing } from '../../../model/index.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import type { CardText } from './card-text.js';

/**
 * Draws a headline as links: its words lead to the listing, by the whole headline as their label, and the name of its locality
 * to the page of that where there is one.
 */
export const headlineLinks = (
  { hasPlaces, label }: CardText,
  { title, view: { locality, wire } }: { title: string; view: ListingView },
  toListing: (words: string, label?: string) => ReactNode,
): ReactNode => {
  const href = hasPlaces && (wire as Partial<Listing>).localityPath;
  if (!href) return toListing(title);
  const name = label(locality);
  // Where it stands first or last depends on the language.
  const [before, ...rest] = title.split(name);
  const after = rest.join(name);
  return (
    <>
      {before && toListing(before, title)}
      <a href={href}>{name}</a>
      {after && toListing(after, title)}
    </>
  );
};
