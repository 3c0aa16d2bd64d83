/** The schemas are written by hand; they hold exactly the fields of the catalogue, each as its type travels (S-440 to S-445). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { storedField } from '../../server/repositories/listing/stored-fields.js';
import * as schemas from '../../src/api/contract/listing-entities.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import {
  factsOf,
  fieldsOf,
  type StepName,
  type WithoutMark,
} from '../../src/model/rules/listing/catalogue.js';
import type { fields, FieldType } from '../../src/model/rules/listing/fields.js';
import type { kindFields } from '../../src/model/rules/listing/kinds.js';
import type { moreFacts, moreFactsOf } from '../../src/model/rules/listing/more-facts.js';

const test = suite('types/listing-fields');

/** What a field of each type is on the wire (C-57). */
interface WireValues extends Record<FieldType, unknown> {
  text: string;
  'long-text': string;
  /** Open sides are a choice that another server may count. */
  choice: string | number;
  bhk: string;
  date: string;
  rupees: number;
  number: number;
  size: string | number;
  count: string | number;
  floor: string | number;
  age: string | number;
  flag: boolean;
  list: string[];
}

interface Listings {
  sell: schemas.SaleListing;
  rent: schemas.RentListing;
  plot: schemas.PlotListing;
  pg: schemas.PgListing;
  commercial: schemas.CommercialListing;
}
type Kind = keyof Listings;

/** What the server adds to every listing. */
const serverKeys = [
  ...([
    '_id',
    'propertyId',
    'user',
    'type',
    'status',
    'images',
    'imageColours',
    'imageRooms',
    'imageCaptions',
    'video',
    'postedBy',
  ] as const),
  ...(['ownerVerified', 'ownerSince', 'ownerListings', 'reraCheckedOn', 'agentRera', 'inProject'] as const),
  ...([
    'phoneMasked',
    'createdAt',
    'listedAt',
    'priceCut',
    'updatedAt',
    'lastVisitTime',
    'place',
    'localityPath',
    'pricePerSqFt',
    'stations',
    'asking',
  ] as const),
] as const;
type Group = 'features' | 'dimensions';

type Facts = typeof fields & typeof moreFacts;
type NameOf<K extends Kind> =
  | WithoutMark<(typeof kindFields)[K][StepName][number]>
  | (typeof kindFields)[K]['unasked'][number]
  | (typeof moreFactsOf)[K][number];

/** The fields of a kind that lie in an object of the wire, or (without one) in none. */
type Catalogued<K extends Kind, In> = {
  [N in NameOf<K> as (Facts[N] extends { in: infer G } ? G : 'none') extends In
    ? N
    : never]: WireValues[Facts[N]['type']];
};
type Written<K extends Kind> = Required<Omit<Listings[K], (typeof serverKeys)[number] | Group>>;
type WrittenIn<K extends Kind, G extends Group> =
  Listings[K] extends Record<G, infer Nested> ? Required<Nested> : object;

/** True when both have the same keys, and every value written is one the catalogue allows. */
type Holds<Schema, Catalogue> = [keyof Schema, keyof Catalogue] extends [keyof Catalogue, keyof Schema]
  ? Schema extends Catalogue
    ? true
    : { wrong: { [Key in keyof Schema]: Schema[Key] extends Catalogue[Key & keyof Catalogue] ? never : Key } }
  : { missing: Exclude<keyof Catalogue, keyof Schema>; unknown: Exclude<keyof Schema, keyof Catalogue> };

type Held<K extends Kind> = [
  Holds<Written<K>, Catalogued<K, 'none'>>,
  Holds<WrittenIn<K, 'features'>, Catalogued<K, 'features'>>,
  Holds<WrittenIn<K, 'dimensions'>, Catalogued<K, 'dimensions'>>,
];

/** Does not compile when a schema and the catalogue disagree; the error names the keys. */
const held: { [K in Kind]: Held<K> } = {
  sell: [true, true, true],
  rent: [true, true, true],
  plot: [true, true, true],
  pg: [true, true, true],
  commercial: [true, true, true],
};

const schemaOf = {
  sell: schemas.SaleListing,
  rent: schemas.RentListing,
  plot: schemas.PlotListing,
  pg: schemas.PgListing,
  commercial: schemas.CommercialListing,
};

for (const kind of listingKinds)
  test(`the schema of ${kind} asks for nothing but what is always answered`, () => {
    assert.equal(held[kind], [true, true, true]);
    const always: readonly string[] = [
      ...serverKeys,
      ...fieldsOf(kind).filter(
        (name) => factsOf(name).type === 'list' || storedField(name).always?.includes(kind),
      ),
      ...fieldsOf(kind).flatMap((name) => factsOf(name).in ?? []),
    ];
    assert.equal(
      schemaOf[kind].required.filter((name) => !always.includes(name)),
      [],
    );
  });

test.run();
