/** Closes the listing of a group: its widget shows again what the page wrote into it. */
import { createEvent } from 'effector';
import { $openListings } from './listing.js';

/** The page's address names no listing any more. */
export const listingClosed = createEvent<{ group: string }>();

$openListings.on(listingClosed, (open, { group }) =>
  Object.fromEntries(Object.entries(open).filter(([name]) => name !== group)),
);
