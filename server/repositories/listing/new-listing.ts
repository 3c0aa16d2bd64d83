/** A listing before the server gives it ids, as imports, the demo and posting make it. */
import type {
  CommercialListing,
  PgListing,
  PlotListing,
  RentListing,
  SaleListing,
} from '../../../src/api/contract/listings.schema.js';

/** Keys the server fills. */
type ServerKeys =
  | '_id'
  | 'propertyId'
  | 'user'
  | 'type'
  | 'status'
  | 'images'
  | 'imageColours'
  | 'imageRooms'
  | 'imageCaptions'
  | 'video'
  | 'createdAt'
  | 'listedAt'
  | 'priceCut'
  | 'updatedAt'
  | 'lastVisitTime'
  | 'phoneMasked'
  | 'postedBy'
  | 'ownerVerified'
  | 'reraCheckedOn'
  | 'ownerSince'
  | 'agentRera'
  | 'inProject'
  | 'ownerListings'
  | 'place'
  | 'localityPath'
  | 'pricePerSqFt'
  | 'stations'
  | 'asking';

interface Wire {
  sell: SaleListing;
  rent: RentListing;
  plot: PlotListing;
  pg: PgListing;
  commercial: CommercialListing;
}

/** The wire fields of a kind as its owner gives them (S-441 to S-445): everything but ids, media and dates. */
export type ListingFields<K extends keyof Wire = keyof Wire> = K extends keyof Wire
  ? Omit<Wire[K], ServerKeys>
  : never;

interface Shared {
  /** Id of the app_user it belongs to. */
  ownerId: string;
  /** Its key in the file it came from; the same owner and key means the same listing. */
  sourceKey?: string;
  /** Media keys without size and ending, like `demo/tower/abc-123`. */
  images: string[];
  /** Dominant colours of `images`, #rrggbb, in the same order. */
  imageColours?: string[];
  /** What `images` show (`pictureRooms`) and their captions, in the same order, '' where one has none. */
  imageRooms?: string[];
  imageCaptions?: string[];
  /** Media key of the video. */
  video?: string;
  /** When it appeared; now by default. */
  createdAt?: Date;
  /** Where it is exactly, in degrees. */
  point?: { readonly lat: number; readonly lng: number };
  /** Whether it leaves the market by itself after the usual time (D-17); true by default. */
  expires?: boolean;
}

/** A listing to be saved. */
export type NewListing = { [K in keyof Wire]: Shared & { kind: K; fields: ListingFields<K> } }[keyof Wire];
