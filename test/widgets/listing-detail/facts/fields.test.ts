import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aCommercial, aPg, aPlot, aRent, aSale } from '../../../support/a-listing.js';
import { shown } from './shown-facts.js';

const test = suite('widgets/listing-detail/facts/fields');

test('a sale shows its headline: Property ID, short price and price per carpet area', async () => {
  const { head } = await shown('sell');
  assert.match(head, 'HS-SALE01');
  assert.match(head, '₹ 1.9 Cr');
  assert.match(head, '₹20,000 per sq ft on carpet area');
  assert.match(head, '2 BHK Flat in Powai');
});

test('a sale shows every field of its overview', async () => {
  const { overview } = await shown('sell');
  assert.equal(overview, {
    'Super Build-up Area': ['1,240 sq ft'],
    'Carpet Area': ['940 sq ft'],
    Configuration: ['2 BHK, 3 baths'],
    'Possession status': ['Ready to Move (New)'],
    Developer: ['Supreme'],
    'Furnished status': ['Semi-Furnished'],
    'Age of property': ['5 years'],
    Floor: ['Floor 4 of 12'],
  });
});

test('a sale shows every field of More Details and Society', async () => {
  const { details, society } = await shown('sell');
  assert.equal(details, {
    Price: ['₹1,88,00,000'],
    'Price per area': ['₹20,000 per sq ft'],
    Address: ['Powai, Mumbai, Maharashtra'],
    'Furnished status': ['Semi-Furnished'],
    'Possession status': ['Ready to Move (New)'],
    'Age of property': ['5 years'],
    Bedrooms: ['2'],
    Balconies: ['1'],
  });
  assert.equal(society, {
    Society: ['Lake Homes CHS'],
    'Total occupied area': ['4 acre'],
    Buildings: ['1 Building'],
    'Total floors': ['12'],
    Configuration: ['2 BHK, 3 baths, 1 balcony'],
    'Property type': ['Flat'],
  });
});

test('a let shows every field', async () => {
  const { all, head, amenities } = await shown('rent');
  assert.match(head, '₹ 65.0 K₹65,000/ month');
  assert.match(head, 'Deposit ₹ 3.0 Lac');
  const expected: Record<string, string> = {
    'Monthly rent': '₹65,000',
    'Security deposit': '₹3,00,000',
    'Maintenance a month': '₹3,500',
    'Carpet Area': '1,050 sq ft',
    Configuration: '3 BHK, 3 baths',
    Bathrooms: '3',
    'Available from': '1 Dec 2026',
    'Furnished status': 'Fully Furnished',
    'Age of property': '5 years',
    'Willing to rent to': 'Family',
    'Duration of agreement': '11 months',
    Society: 'Hiranandani Gardens',
    'Total floors': '12',
    Balconies: '1',
    'Property type': 'Flat',
    Address: 'Powai, Mumbai, Maharashtra',
  };
  for (const [term, value] of Object.entries(expected)) assert.ok(all[term]?.includes(value), term);
  assert.equal(amenities, ['Lift', 'CCTV']);
});

test('a plot shows every field', async () => {
  const { all, head, amenities, society } = await shown('plot');
  assert.match(head, '₹ 45.0 Lac');
  assert.match(head, /₹22,500 per sq yd \(₹2,500 per sq ft\) on plot area/);
  const expected: Record<string, string> = {
    Price: '₹45,00,000',
    'Price per area': '₹22,500 per sq yd (₹2,500 per sq ft)',
    'Plot area': '200 sq yd',
    'Approved by': 'Collector Approved',
    Ownership: 'Freehold',
    'Floors allowed': '3',
    'Open sides': '2',
    'Boundary wall': 'YES',
    'Length and breadth': '60 × 30 ft',
    Length: '60 ft',
    Breadth: '30 ft',
    Overlooking: 'Main Road',
    Possession: 'Immediate',
  };
  for (const [term, value] of Object.entries(expected)) assert.ok(all[term]?.includes(value), term);
  assert.equal(society.Society, ['Green Meadows']);
  assert.equal(amenities, ['Lift', 'CCTV', 'Main Road']);
});

test('a paying-guest room shows every field', async () => {
  const { all, head, amenities } = await shown('pg');
  assert.match(head, '₹ 12.0 K₹12,000/ bed / month');
  const expected: Record<string, string> = {
    'Monthly rent per bed': '₹12,000',
    'Security deposit': '₹24,000',
    'Maintenance a month': '₹750',
    'Carpet Area': '180 sq ft',
    'Room type': 'Shared',
    'Available from': '1 Dec 2026',
    'Furnished status': 'Fully Furnished',
    'Available for': 'Girls',
    'Number of beds': '3',
    Bedrooms: '2',
    'Duration of agreement': '6 months',
    'Age of property': '5 years',
    Society: 'Sunrise Stay',
  };
  for (const [term, value] of Object.entries(expected)) assert.ok(all[term]?.includes(value), term);
  assert.equal(amenities, ['Lift', 'CCTV']);
});

test('a commercial space shows every field', async () => {
  const { all, head, amenities, society } = await shown('commercial');
  assert.match(head, '₹ 3.3 Cr');
  assert.match(head, '₹21,666 per sq ft on carpet area');
  const expected: Record<string, string> = {
    Price: '₹3,25,00,000',
    'Price per area': '₹21,666 per sq ft',
    'Possession status': 'Resale',
    Ownership: 'Leasehold',
    'Property type': 'Office',
    'Age of property': '8 years',
    'Total floors': '14',
    Washrooms: '2',
    Floor: 'Floor 7 of 14',
  };
  for (const [term, value] of Object.entries(expected)) assert.ok(all[term]?.includes(value), term);
  assert.equal(society.Project, ['Trade Centre']);
  assert.equal(amenities, ['Lift', 'CCTV']);
});

test('nought is a value: a new house, the ground floor, a house of one floor, no balcony', async () => {
  const features = {
    bathrooms: '0',
    balconies: '0',
    floorNumber: '0',
    totalFloors: '0',
    ageOfProperty: '0',
    bedrooms: 0,
  };
  const { all } = await shown('sell', aSale({ features }));
  assert.equal(all['Age of property'], ['Less than 1 year', 'Less than 1 year']);
  assert.equal(all.Floor, ['Ground floor']);
  assert.equal(all['Total floors'], ['Ground only']);
  assert.equal(all.Balconies, ['0']);
  assert.equal(all.Bedrooms, ['0']);
});

test('open ends, lists and odd spellings are shown as people say them', async () => {
  const rent = await shown(
    'rent',
    aRent({ willingToRent: ['Family', 'Single Women'], features: { ageOfProperty: '10+' } }),
  );
  assert.equal(rent.all['Age of property'], ['10+ years', '10+ years']);
  assert.equal(rent.all['Willing to rent to'], ['Family, Single Women', 'Family, Single Women']);
  const range = await shown('sell', aSale({ features: { ageOfProperty: '0-5' } }));
  assert.equal(range.all['Age of property'], ['0–5 years', '0–5 years']);
  const plot = await shown('plot', aPlot({ features: { openSides: '3+', boundaryWall: false } }));
  assert.ok(plot.all['Open sides']?.includes('More than 3'));
  assert.equal(plot.all['Boundary wall'], ['NO']);
  const pg = await shown('pg', aPg({ availableFor: 'Any', amenities: ['Kides Area'] }));
  assert.equal(pg.amenities, ["Kids' Play Area"]);
});

test('CHS is added to a sale once, and known buildings are counted', async () => {
  const { society } = await shown('sell', aSale({ society: 'Sai Co-op Society', buildings: 3 }));
  assert.equal(society.Society, ['Sai Co-op Society']);
  assert.equal(society.Buildings, ['3 Buildings']);
  assert.equal((await shown('commercial', aCommercial())).society.Buildings, ['1 Building']);
});

test('a price per area has no denominator of nought', async () => {
  const { head, all } = await shown('sell', aSale({ carpetArea: '0' }));
  assert.not.match(head, 'per sq ft');
  assert.equal(all['Price per area'], ['-']);
});

test('the registration is shown as it stands', async () => {
  assert.match(
    (await shown('sell')).text,
    'The listing says it is registered with MahaRERA RERA number P51800000001',
  );
  assert.match((await shown('commercial')).text, 'Not registered with MahaRERA');
  assert.match((await shown('plot')).text, 'Registration is not applicable');
  assert.not.match((await shown('rent')).text, 'MahaRERA');
});

test.run();
