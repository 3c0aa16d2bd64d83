/** Which pictures the demo market shows, and which of them people see first. */
import { demoAccounts } from '../accounts.js';
import { demoListings } from './listings.js';

/** Picture keys of the demo market. */
export interface PictureOrder {
  /** Every picture. */
  readonly all: readonly string[];
  /** The first picture of each listing, the newest listing first. */
  readonly first: readonly string[];
}

/** Lists the pictures of the demo market; they are the same whenever it was seeded. */
export const demoPictureOrder = (): PictureOrder => {
  const owners = demoAccounts.map(({ email, usertype }) => ({ id: email, usertype }));
  const listings = demoListings(new Date(), owners).sort(
    (a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0),
  );
  return {
    all: listings.flatMap(({ images }) => images),
    first: listings.flatMap(({ images }) => images.slice(0, 1)),
  };
};
