import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type {
  CommercialListing,
  PgListing,
  PlotListing,
  RentListing,
  SaleListing,
} from '../../../../src/api/contract/listings.schema.js';
import { listingKinds } from '../../../../src/model/rules/kinds.js';
import { kindOfListing, listingView } from '../../../../src/model/rules/listing/view.js';

const test = suite('model/rules/listing/view');

const shared = {
  _id: 'a1',
  propertyId: 'PROP1',
  user: 'u1',
  status: 'Active',
  locality: 'Powai',
  city: 'Mumbai',
  images: ['https://example.org/1.webp'],
  amenities: ['Lift', 'Gym'],
  lastVisitTime: '2026-11-21T10:00:00.000Z',
};
const homeFeatures = {
  bedrooms: '2',
  bathrooms: 2,
  balconies: '0',
  floorNumber: '0',
  totalFloors: '12',
  ageOfProperty: '10+',
};

const sale: SaleListing = {
  ...shared,
  type: 'sell',
  propertyType: 'Flat',
  price: 18_800_000,
  society: 'Lake Homes',
  bhk: '2BHK',
  furnishedType: 'Semi Furnished',
  carpetArea: '850',
  carpetAreaUnit: 'Sq-ft',
  superArea: 1100,
  superAreaUnit: 'Sq-ft',
  possessionStatus: 'Resell',
  developer: 'Lodha',
  societyArea: '2.5',
  societyAreaUnit: 'Acre',
  reraApproved: 'Yes',
  reraNumber: 'P51800000001',
  features: homeFeatures,
};

test('a sale keeps its price, areas, choices and counts', () => {
  const view = listingView('sell', sale);
  assert.equal(
    [view.id, view.propertyId, view.ownerId, view.society, view.price, view.bhk],
    ['a1', 'PROP1', 'u1', 'Lake Homes', 18_800_000, '2BHK'],
  );
  assert.equal(
    [view.area, view.areaUnit, view.superArea, view.societyArea, view.societyAreaUnit],
    [850, 'Sq-ft', 1100, 2.5, 'Acre'],
  );
  assert.is(view.pricePer, 22_117);
  assert.equal([view.possession, view.developer, view.reraNumber], ['Resell', 'Lodha', 'P51800000001']);
  assert.equal(
    [view.bedrooms, view.bathrooms, view.balconies, view.floorNumber, view.totalFloors],
    [2, 2, 0, 0, 12],
  );
  assert.equal(view.age, { from: 10, to: Infinity });
  assert.equal([view.isMonthly, view.perBed, view.isActive], [false, false, true]);
  assert.is(view.refreshedAt, Date.parse('2026-11-21T10:00:00.000Z'));
});

test('a rent shows its monthly rent as price and no price per area', () => {
  const rent: RentListing = {
    ...shared,
    type: 'rent',
    propertyType: 'Flat',
    societyName: 'Lake Homes',
    monthlyRent: 45_000,
    securityDeposit: 0,
    carpetArea: 850,
    areaUnit: 'Sq-ft',
    bhk: '2BHK',
    furnishedType: 'Unfurnished',
    availableFrom: '2026-12-01',
    willingToRent: ['Family', 'Single Women'],
    durationOfAgreement: '11 months',
    features: homeFeatures,
  };
  const view = listingView('rent', rent);
  assert.equal(
    [view.society, view.price, view.deposit, view.isMonthly, view.perBed],
    ['Lake Homes', 45_000, 0, true, false],
  );
  assert.equal([view.area, view.areaUnit, view.pricePer], [850, 'Sq-ft', null]);
  assert.equal(
    [view.availableFrom, view.duration, view.willingToRent.join()],
    ['2026-12-01', '11 months', 'Family,Single Women'],
  );
});

test('a plot has its own area, sides and wall', () => {
  const plot: PlotListing = {
    ...shared,
    type: 'Plot',
    societyName: 'Green Acres',
    price: 5_000_000,
    plotArea: '2000',
    areaUnit: 'Sq-yrd',
    approvedBy: 'Collector Approved',
    ownershipType: 'Freehold',
    overlooking: ['Main Road'],
    dimensions: { length: '40', breadth: 50 },
    features: { floorAllowed: '3', boundaryWall: false, openSides: '3+' },
    possessionBy: 'By 2027',
  };
  const view = listingView('plot', plot);
  assert.equal(
    [view.society, view.area, view.areaUnit, view.pricePer],
    ['Green Acres', 2000, 'Sq-yrd', 2500],
  );
  assert.equal(
    [view.length, view.breadth, view.floorsAllowed, view.openSides, view.boundaryWall],
    [40, 50, 3, '3+', false],
  );
  assert.equal(
    [view.approvedBy, view.ownership, view.possession, view.overlooking.join()],
    ['Collector Approved', 'Freehold', 'By 2027', 'Main Road'],
  );
});

test('a PG is priced by the bed', () => {
  const pg: PgListing = {
    ...shared,
    type: 'PG',
    propertyType: 'Flat',
    societyName: 'Lake Homes',
    monthlyRent: 9_000,
    securityDeposit: 18_000,
    carpetArea: '400',
    areaUnit: 'Sq-ft',
    roomType: 'Shared',
    availableFor: 'Girls',
    capacity: '3',
    furnishedType: 'Fully furnished',
    availableFrom: '2026-12-01',
    durationOfAgreement: '6 months',
    features: homeFeatures,
  };
  const view = listingView('pg', pg);
  assert.equal([view.price, view.deposit, view.perBed, view.isMonthly], [9_000, 18_000, true, true]);
  assert.equal([view.roomType, view.availableFor, view.capacity, view.bedrooms], ['Shared', 'Girls', 3, 2]);
});

test('commercial space has a project, an ownership and washrooms', () => {
  const office: CommercialListing = {
    ...shared,
    type: 'Commercial',
    propertyType: 'Office',
    projectName: 'Trade Tower',
    price: 30_000_000,
    carpetArea: 1000,
    areaUnit: 'Sq-ft',
    possessionStatus: 'Ready to Move New',
    ownership: 'Leasehold',
    features: { washroom: '2', ageOfProperty: '', totalFloors: 20, floorNumber: '' },
  };
  const view = listingView('commercial', office);
  assert.equal(
    [view.society, view.price, view.pricePer, view.ownership, view.possession],
    ['Trade Tower', 30_000_000, 30_000, 'Leasehold', 'Ready to Move New'],
  );
  assert.equal(
    [view.washrooms, view.totalFloors, view.floorNumber, view.age, view.bhk],
    [2, 20, null, null, ''],
  );
});

test('an empty object of any kind is a listing with nothing known', () => {
  for (const kind of listingKinds) {
    const view = listingView(kind, {});
    assert.equal([view.id, view.society, view.price, view.area, view.pricePer], ['', '', null, null, null]);
    assert.equal(
      [view.bathrooms, view.floorNumber, view.age, view.boundaryWall, view.video],
      [null, null, null, null, null],
    );
    assert.equal([view.images.length, view.amenities.length, view.isActive], [0, 0, false]);
  }
});

test('loose answers of another server are understood', () => {
  const view = listingView('plot', {
    ...shared,
    user: { _id: 'u7', name: 'Asha' },
    price: '5000000',
    plotArea: '0',
    amenities: 'Water Supply',
    images: '/uploads/1.jpg',
    features: { boundaryWall: 'false', floorAllowed: 'Ground' },
    lastVisitTime: 1_790_000_000_000,
    dimensions: null,
  });
  assert.equal([view.ownerId, view.price, view.area, view.pricePer], ['u7', 5_000_000, 0, null]);
  assert.equal(
    [view.amenities.join(), view.images.join(), view.boundaryWall],
    ['Water Supply', '/uploads/1.jpg', false],
  );
  assert.equal([view.refreshedAt, view.floorsAllowed], [1_790_000_000_000, null]);
});

test('the kind is read from the type in any case', () => {
  assert.is(kindOfListing(sale), 'sell');
  assert.is(kindOfListing({ type: 'plot/land' }), 'plot');
  assert.is(kindOfListing({}), null);
});

test('a field that the kind does not have is not read', () => {
  const stray = { ...sale, maintenance: 3500, monthlyRent: 1, societyName: 'Other' };
  const view = listingView('sell', stray);
  assert.equal([view.maintenance, view.price, view.society], [null, 18_800_000, 'Lake Homes']);
});

test.run();
