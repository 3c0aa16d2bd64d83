/** Which pictures the demo market shows, and which of them people see first. */
import type { NewListing } from '../../server/repositories/listing/new-listing.js';
import { demoAccounts } from '../accounts.js';
import type { Sides } from '../pictures/stage.js';
import { demoListings } from './listings.js';
import { projectPictures } from './projects.js';

/** Picture keys of the demo market. */
export interface PictureOrder {
  /** Every picture. */
  readonly all: ReadonlySet<string>;
  /** The first picture of each project, then of each listing, the newest listing first. */
  readonly first: readonly string[];
  /** The sides of the plot on each picture of a plot. */
  readonly sides: ReadonlyMap<string, Sides>;
}

/** The sides of a plot; nothing of anything else. */
const sidesOf = ({ fields }: NewListing): Sides | undefined => {
  if (!('dimensions' in fields)) return undefined;
  const { length, breadth } = fields.dimensions;
  return { length: Number(length), breadth: Number(breadth) };
};

/** Lists the pictures of the demo market; they are the same whenever it was seeded. */
export const demoPictureOrder = (): PictureOrder => {
  const owners = demoAccounts.map(({ email, usertype }) => ({ id: email, usertype }));
  const listings = demoListings(new Date(), owners).sort(
    (a, b) => (b.createdAt?.getTime() ?? 0) - (a.createdAt?.getTime() ?? 0),
  );
  const projects = projectPictures();
  return {
    all: new Set([...projects, ...listings.map(({ images }) => images)].flat()),
    first: [...projects, ...listings.map(({ images }) => images)].flatMap((images) => images.slice(0, 1)),
    sides: new Map(
      listings.flatMap((listing) => {
        const sides = sidesOf(listing);
        return sides ? listing.images.map((key) => [key, sides] as const) : [];
      }),
    ),
  };
};
