/** Where a listing of each kind is edited: step one of its posting form (S-031 to S-036). */
import type { ListingKind } from '../../../model/index.js';
import { routes } from '../../routes.js';

/** Gives the path of step one of a kind's form. */
export const editPathOf = (kind: ListingKind): string => routes[kind].path;
