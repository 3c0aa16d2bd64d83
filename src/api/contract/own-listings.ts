/** Calls an owner makes: post, edit, refresh, pause, delete, see who was interested (S-420 to S-435). */
import { endpoint } from './endpoint.js';
import type {
  AllPropertyViews,
  Bin,
  KindBody,
  ListingDays,
  OwnListings,
  OwnPropertyIds,
  PostedListing,
  PropertyViews,
  RefreshReply,
  StatusBody,
} from './own-listings.schema.js';
import type { MessageReply } from './replies.schema.js';

type Create = { body: FormData; reply: PostedListing };
type Update = { params: { id: string }; body: FormData; reply: MessageReply };
type ById = { params: { id: string } };

/**
 * Posts a listing as multipart, one call a kind (S-420 to S-424): the fields of the kind as texts, `features[...]` and
 * `dimensions[...]` in brackets, `amenities`, `overlooking` and `willingToRent` repeated, photos as `images` in their
 * order and one `video`, each either a file or, as text, the address `uploadMedia` answered; the two may be mixed.
 * What the photos show may be said by `imageRooms` (src/model/rules/options/picture-rooms.ts) and `imageCaptions`, each repeated
 * once a photo in their order, empty where there is nothing to say.
 * `description` is optional, plain text of at most 2,000 characters; so is whatever else the specifications do not know
 * (`isAdded` in src/model/rules/listing/fields.ts).
 * With an Idempotency-Key a repeated call answers as the first one did, for 24 hours; a key that came with other fields
 * before is answered 409. Answers 201; 400 with `fields` by the names of src/model/rules/listing/fields.ts (`price`,
 * `bedrooms`, `length`; `images` and `video` for files); 401 without a session; 413 for a file that is too large; 429
 * with Retry-After when too much is posted.
 */
export const createListing = {
  sell: endpoint<Create>('POST', '/api/v2/sellproperty', { partner: 'person', for: 'posting' }),
  rent: endpoint<Create>('POST', '/api/v2/rentproperty', { partner: 'person', for: 'posting' }),
  pg: endpoint<Create>('POST', '/api/v2/pgproperty', { partner: 'person', for: 'posting' }),
  plot: endpoint<Create>('POST', '/api/v2/plotproperty', { partner: 'person', for: 'posting' }),
  commercial: endpoint<Create>('POST', '/api/v2/commercialproperty', { partner: 'person', for: 'posting' }),
} as const;

/**
 * Saves a listing as multipart, one call a kind (S-425 to S-429); `id` is its `_id` or `propertyId`. The whole form is
 * sent: what is missing becomes empty, but for what the specifications do not know, which then stays. Photos: the kept
 * addresses as texts `images` in order, one empty `images` when none is kept (C-34), new ones as files `newimages` or as
 * text addresses of `uploadMedia` in `images`; their order in the form is the order shown, and that of `imageRooms` and
 * `imageCaptions`; without these, photos that stay keep theirs. Without any of them the photos
 * stay. Video: `video` empty removes it, a file `newvideo` or a text address of `uploadMedia` in `video` replaces it, else
 * it stays.
 * With `If-Match: "VERSION"`, the `version` of the own listing that the form was filled in from, a listing that was changed
 * meanwhile is refused with 409 and the code `changed-elsewhere`; without it the form replaces any version.
 * A field that is as it was is never refused (C-30). Answers 200; 403 for somebody else's listing, 404 for an unknown
 * one, otherwise as posting does.
 */
export const updateListing = {
  sell: endpoint<Update>('PUT', '/api/v4/updateproperty/:id', { partner: 'person', for: 'managing' }),
  rent: endpoint<Update>('PUT', '/api/v4/updaterentproperty/:id', { partner: 'person', for: 'managing' }),
  pg: endpoint<Update>('PUT', '/api/v4/updatepgproperty/:id', { partner: 'person', for: 'managing' }),
  plot: endpoint<Update>('PUT', '/api/v4/updateplotproperty/:id', { partner: 'person', for: 'managing' }),
  commercial: endpoint<Update>('PUT', '/api/v4/updatecommproperty/:id', {
    partner: 'person',
    for: 'managing',
  }),
} as const;

/** The person's own listings by kind (S-430). */
export const listOwnListings = endpoint<{ reply: OwnListings }>('GET', '/api/v4/userproperties', {
  partner: 'person',
  for: 'managing',
});
/** Moves a listing to the bin (S-431). */
export const deleteListing = endpoint<ById & { body: KindBody; reply: MessageReply }>(
  'DELETE',
  '/api/v4/deleteproperty/:id',
  { partner: 'person', for: 'managing' },
);
/** The listings deleted in the last 30 days (additive). */
export const listBin = endpoint<{ reply: Bin }>('GET', '/api/v4/deletedproperties', {
  partner: 'person',
  for: 'managing',
});
/** Takes a listing out of the bin (additive). */
export const restoreListing = endpoint<ById & { reply: MessageReply }>('PUT', '/api/v4/restoreproperty/:id', {
  partner: 'person',
  for: 'managing',
});
/** Refreshes a listing, at most once in 5 minutes (S-432, S-374). */
export const refreshListing = endpoint<{ params: { type: string; id: string }; reply: RefreshReply }>(
  'PUT',
  '/api/v4/property-visit/:type/:id',
  { partner: 'person', for: 'managing' },
);
/** Shows a listing again or pauses it (S-433, C-59). */
export const setListingStatus = endpoint<ById & { body: StatusBody; reply: MessageReply }>(
  'PUT',
  '/api/v4/property-status/:id',
  { partner: 'person', for: 'managing' },
);
/** The ids of the person's own listings (S-434). */
export const listOwnPropertyIds = endpoint<{ reply: OwnPropertyIds }>('GET', '/api/v7/userpropertiesId', {
  partner: 'person',
  for: 'managing',
});
/** Visitors and contacts of a listing, day by day (additive). */
export const listListingDays = endpoint<ById & { reply: ListingDays }>('GET', '/api/v4/listing-days/:id', {
  partner: 'person',
  for: 'managing',
});
/** The people who reached for a listing (S-435). */
export const listPropertyViews = endpoint<ById & { reply: PropertyViews }>(
  'GET',
  '/api/v7/my-property-views/:id',
  { partner: 'person', for: 'managing' },
);
/** The people who reached for any of the person's listings (D-37, additive). */
export const listAllPropertyViews = endpoint<{ reply: AllPropertyViews }>(
  'GET',
  '/api/v7/my-property-views',
  { partner: 'person', for: 'managing' },
);
