/** What would make a listing better: more photos, a description, facts that searchers filter by. */
import type { ListingView } from './view-type.js';

/** Names what a listing may lack. */
export type QualityHint =
  | 'description'
  | 'area'
  | 'furnishing'
  | 'floor'
  | 'bathrooms'
  | 'age'
  | 'amenities'
  | 'deposit'
  | 'availableFrom'
  | 'rera'
  | 'approval'
  | 'dimensions';

/** Photos from which on a listing shows enough. */
export const enoughPhotos = 5;

/** What a listing lacks, the most useful first. */
export interface Quality {
  /** How many photos more it should have. */
  readonly photos: number;
  readonly missing: readonly QualityHint[];
}

const lacks: Readonly<Record<QualityHint, (view: ListingView) => boolean>> = {
  description: ({ description }) => description === '',
  area: ({ area }) => area === null,
  furnishing: ({ furnishedType }) => furnishedType === '',
  floor: ({ floorNumber }) => floorNumber === null,
  bathrooms: ({ bathrooms }) => bathrooms === null,
  age: ({ age }) => age === null,
  amenities: ({ amenities }) => amenities.length === 0,
  deposit: ({ deposit }) => deposit === null,
  availableFrom: ({ availableFrom }) => availableFrom === '',
  rera: ({ reraApproved, reraNumber }) =>
    reraApproved === '' || (reraApproved.toLowerCase() === 'yes' && reraNumber === ''),
  approval: ({ approvedBy }) => approvedBy === '',
  dimensions: ({ length, breadth }) => length === null || breadth === null,
};

const asked: Readonly<Record<ListingView['listingType'], readonly QualityHint[]>> = {
  sell: ['description', 'area', 'furnishing', 'bathrooms', 'floor', 'rera', 'age', 'amenities'],
  rent: ['description', 'area', 'furnishing', 'deposit', 'availableFrom', 'bathrooms', 'floor', 'amenities'],
  plot: ['description', 'area', 'approval', 'dimensions', 'rera'],
  pg: ['description', 'furnishing', 'deposit', 'availableFrom', 'amenities'],
  commercial: ['description', 'area', 'floor', 'rera', 'age', 'amenities'],
};

/** Says what a listing lacks. */
export const qualityOf = (view: ListingView): Quality => ({
  photos: Math.max(0, enoughPhotos - view.images.length),
  missing: asked[view.listingType].filter((hint) => lacks[hint](view)),
});
