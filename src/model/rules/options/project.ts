/** What a project may offer: the amenities of its homes' societies. */
import { societyAmenities } from './features.js';

/** Lists the amenities of a project, as they go over the wire. */
export const projectAmenities = [
  ...societyAmenities,
  'Power Backup',
  'Car Parking',
  'Security Personnel',
  'Rain Water Harvesting',
] as const;
