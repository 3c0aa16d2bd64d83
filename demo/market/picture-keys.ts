/** The picture keys of a demo listing, which say what to draw when a picture is first requested. */
import { type SceneKind, scenesFor } from '../pictures/draw.js';
import type { Random } from '../pictures/random.js';
import type { NewListing } from '../../server/repositories/listing/new-listing.js';

/** Names the n-th picture of a listing. */
export const demoPictureKey = (scene: string, listing: string, number: number): string =>
  `demo/${scene}/${listing}-${number}`;

const propertyTypeOf = (listing: Pick<NewListing, 'kind' | 'fields'>): string =>
  'propertyType' in listing.fields ? listing.fields.propertyType : '';

const mostFor: Readonly<Record<NewListing['kind'], number>> = {
  sell: 8,
  rent: 8,
  plot: 4,
  pg: 6,
  commercial: 5,
};

/** A home of a tall building is shown in a tower, one of a low building in a low one. */
const facadeOf = (scene: SceneKind, { fields }: Pick<NewListing, 'kind' | 'fields'>): SceneKind => {
  if (scene !== 'tower' && scene !== 'society') return scene;
  const floors = 'totalFloors' in fields.features ? Number(fields.features.totalFloors) : 0;
  if (floors === 0) return scene;
  return floors > 9 ? 'tower' : 'society';
};

/** Houses whose first picture was too like that of a house beside them in lists: it is taken once more. */
const takenAgain: ReadonlySet<string> = new Set(['sell-59']);

/** The number of a listing's picture; one that is taken again has one that no other picture has. */
const numberOf = (name: string, index: number): number =>
  index === 0 && takenAgain.has(name) ? 9 : index + 1;

/**
 * Names three to eight pictures for a listing. One in twenty of the older listings has none; the newest ones always have
 * some, because people see them first.
 */
export const picturesFor = (
  random: Random,
  listing: Pick<NewListing, 'kind' | 'fields'>,
  name: string,
  mayBeBare: boolean,
): string[] => {
  if (random.chance(0.05) && mayBeBare) return [];
  const count = random.int(3, mostFor[listing.kind]);
  return scenesFor(listing.kind, propertyTypeOf(listing), name, count).map((scene, index) =>
    demoPictureKey(facadeOf(scene, listing), name, numberOf(name, index)),
  );
};
