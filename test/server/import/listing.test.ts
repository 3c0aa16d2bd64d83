/** Rows of each kind as listings, and the reasons why a row is none. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Plan, ownKeyOf, readListing, rowDigest } from '../../../server/import/listing.js';
import { RowRefused } from '../../../server/import/problems.js';
import { detectColumns } from '../../../server/import/detect-columns.js';

const test = suite('server/import/listing');

type Cells = Record<string, string>;

const planFor = (cells: Cells, more: Partial<Plan> = {}): Plan => ({
  mapping: detectColumns(Object.keys(cells)),
  ownerId: 'owner',
  ...more,
});
const read = (cells: Cells, more: Partial<Plan> = {}) =>
  readListing({ line: 2, cells }, planFor(cells, more));

const refusal = (cells: Cells, more: Partial<Plan> = {}): string => {
  try {
    read(cells, more);
    return 'taken';
  } catch (thrown) {
    if (!(thrown instanceof RowRefused)) throw thrown;
    return `${thrown.problem.field}: ${thrown.problem.reason}`;
  }
};

const home = { kind: 'sale', locality: 'Kharadi', city: 'Pune', price: '85 L' };

test('makes a sale of all that a file can say', () => {
  const { listing, notes } = read({
    ...home,
    Society: 'Sai Darshan',
    Developer: 'Devrai Homes',
    'Property Type': 'Multistorey Apartment',
    BHK: '2 BHK Flat',
    Bathrooms: '2',
    Balconies: '1',
    Floor: '4 out of 10',
    Age: '5 to 10 years',
    'Carpet Area': '720 sqft',
    'Super Area': '85 sqm',
    Furnishing: 'Semi-Furnished',
    Possession: 'Resale',
    'RERA number': 'RERA P52100012345',
    Amenities: 'Lift, gym | Kids Area',
    Description: 'Airy. Call 9820123456.',
  });
  assert.equal(notes, []);
  assert.is(listing.kind, 'sell');
  assert.equal(listing.fields, {
    locality: 'Kharadi',
    city: 'Pune',
    amenities: ['Lift', 'gym', 'Kides Area'],
    description: 'Airy. Call .',
    propertyType: 'Flat',
    price: 8_500_000,
    society: 'Sai Darshan',
    bhk: '2BHK',
    carpetArea: '720',
    carpetAreaUnit: 'Sq-ft',
    superArea: '85',
    superAreaUnit: 'Sq-m',
    furnishedType: 'Semi Furnished',
    reraApproved: 'Yes',
    reraNumber: 'P52100012345',
    possessionStatus: 'Resell',
    developer: 'Devrai Homes',
    features: {
      bedrooms: '2',
      bathrooms: '2',
      balconies: '1',
      floorNumber: '4',
      totalFloors: '10',
      ageOfProperty: '5-10',
    },
  });
});

test('needs no more than a kind, a place and a price', () => {
  const { listing } = read(home);
  assert.equal(listing.fields, {
    locality: 'Kharadi',
    city: 'Pune',
    amenities: [],
    propertyType: 'Flat',
    price: 8_500_000,
    society: '',
    bhk: '',
    features: {},
  });
  assert.equal(listing.images, []);
});

test('makes a rent with numbers where the wire has numbers', () => {
  const { listing } = read(
    {
      kind: 'rent',
      locality: 'Powai',
      rent: '₹\n1.3 Lac',
      deposit: '5 Lac',
      Maintenance: '₹ 3.5k',
      area: '85 sqm',
      'available from': 'Immediately',
      tenants: 'Bachelors',
    },
    { fileDay: '2026-07-05' },
  );
  assert.equal(listing.fields, {
    locality: 'Powai',
    city: 'Mumbai',
    amenities: [],
    securityDeposit: 500_000,
    maintenance: 3500,
    availableFrom: '2026-07-05',
    propertyType: 'Flat',
    societyName: '',
    monthlyRent: 130_000,
    bhk: '',
    carpetArea: 85,
    areaUnit: 'Sq-m',
    willingToRent: ['Single Men'],
    features: {},
  });
});

test('makes a PG priced by the bed', () => {
  const { listing } = read({
    kind: 'PG',
    locality: 'Wakad',
    price: '8,500 per bed',
    gender: 'Female',
    sharing: 'Double Sharing',
    capacity: '2',
  });
  assert.is(listing.kind, 'pg');
  const fields = listing.fields as unknown as Record<string, unknown>;
  assert.equal(
    [fields.monthlyRent, fields.availableFor, fields.roomType, fields.capacity],
    [8500, 'Girls', 'Shared', '2'],
  );
});

test('multiplies the price of an acre or a square foot by the area', () => {
  const price = (cells: Cells): unknown =>
    (read(cells).listing.fields as unknown as Record<string, unknown>).price;
  const plot = { kind: 'plot', locality: 'Pirangut' };
  assert.is(price({ ...plot, price: '1.2 Cr per acre', 'plot area': '2 acres' }), 24_000_000);
  assert.is(price({ ...plot, price: '1,500 per sqft', 'plot area': '200 sq yd' }), 2_700_000);
  assert.is(price({ ...plot, price: '50000 per guntha', 'plot area': '2178 sqft' }), 100_000);
});

test('makes a plot and commercial space with their own fields', () => {
  const plot = read({
    kind: 'plot',
    locality: 'Pirangut',
    price: '40 L',
    'plot area': '2000',
    length: '50',
    width: '40',
    'boundary wall': 'Yes',
    'approved by': 'Collector',
    'open sides': '2',
  });
  const { dimensions, features, plotArea, approvedBy } = plot.listing.fields as unknown as Record<
    string,
    unknown
  >;
  assert.equal(
    [plotArea, approvedBy, dimensions, features],
    ['2000', 'Collector Approved', { length: '50', breadth: '40' }, { boundaryWall: true, openSides: '2' }],
  );
  const shop = read({
    kind: 'commercial',
    locality: 'Baner',
    price: '1 Cr',
    'property type': 'Warehouse',
    washrooms: '2',
    floor: 'Ground',
    'total floors': '3',
  });
  const fields = shop.listing.fields as unknown as Record<string, unknown>;
  assert.equal(
    [fields.propertyType, fields.features],
    ['Godown', { washroom: '2', floorNumber: '0', totalFloors: '3' }],
  );
});

test('notes an optional field it cannot read and takes the row', () => {
  const { listing, notes } = read({
    ...home,
    'Carpet Area': 'big',
    Floor: '12',
    'Total Floors': '10',
    Furnishing: 'maybe',
  });
  assert.equal(
    notes.map(({ field, value }) => [field, value]),
    [
      ['furnishing', 'maybe'],
      ['carpetArea', 'big'],
      ['floor', '12'],
    ],
  );
  assert.equal((listing.fields as { features: unknown }).features, {});
});

test('says why a row is refused', () => {
  assert.is(refusal({ ...home, price: 'Call for Price' }), 'price: is not a price');
  assert.is(refusal({ ...home, price: '' }), 'price: is missing');
  assert.is(refusal({ ...home, price: '8,500 per bed' }), 'price: is for a bed, which only a PG has');
  assert.is(refusal({ ...home, price: '9000 per sqft' }), 'price: is for an area, and the row has no area');
  assert.is(refusal({ ...home, locality: '' }), 'locality: is missing');
  assert.match(refusal({ ...home, locality: 'Nowhere Special', city: '' }), /^city: is missing/);
  assert.is(refusal({ ...home, kind: '' }), 'kind: is missing; give --kind');
  assert.is(refusal({ ...home, kind: 'boat' }), 'kind: is no kind of listing');
});

test('takes kind and city from the command where the row has none', () => {
  const { listing } = read(
    { locality: 'Nowhere Special', price: '20,000' },
    { kind: 'rent', city: 'Satara' },
  );
  assert.is(listing.kind, 'rent');
  assert.is(listing.fields.city, 'Satara');
});

test('names a row by its key, else by its content in any spacing', () => {
  const row = (cells: Cells) => ({ line: 2, cells });
  const keyed = { key: ['id', 'tower'], fields: {} };
  assert.is(ownKeyOf(row({ id: ' 7 ', tower: 'B', price: '1' }), keyed), '7/B');
  assert.is(ownKeyOf(row({ id: '', tower: '', price: '1  L' }), keyed), undefined);
  const content = rowDigest(row({ id: '', tower: '', price: '1  L' }));
  assert.is(rowDigest(row({ id: '', tower: '', price: ' 1 L ' })), content);
  assert.is.not(rowDigest(row({ id: '', tower: '', price: '2 L' })), content);
});

test.run();
