/** Address of a listing's printed sheet: /sheet?kind=sell&id=HS-7K3M9QX, with `own` for its owner's copy. */
import type { ListingKind } from '../../api/contract/listings.schema.js';

/** Path of the sheet's page. */
export const sheetRoute = '/sheet';

/** Returns the address of the sheet of a listing. */
export const sheetPath = (kind: ListingKind, id: string): string =>
  `${sheetRoute}?kind=${kind}&id=${encodeURIComponent(id)}`;
