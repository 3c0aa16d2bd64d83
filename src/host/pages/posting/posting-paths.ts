/** Where a listing of each kind is edited: a step of its posting form, named so that the address alone opens it (S-031 to S-036). */
import type { Listing, ListingKind } from '../../../model/index.js';
import { routeList, routes } from '../../routes.js';

/** Returns the path of a step of a kind's form; with a listing, the address at which that listing is edited. */
export const postingPathOf = (
  kind: ListingKind,
  step: 1 | 2,
  edited?: Pick<Listing, 'propertyId'>,
): string => {
  const route = routeList.find(
    (each) => each.screen === 'posting' && each.listingType === kind && each.step === step,
  );
  const path = route?.path ?? routes.profile.path;
  return edited ? `${path}?id=${encodeURIComponent(edited.propertyId)}` : path;
};
