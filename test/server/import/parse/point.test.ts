/** Where a home of a file is, and the reasons why a coordinate is not taken. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parsePoint } from '../../../../server/import/parse/point.js';

const test = suite('server/import/parse/point');

const inPune = (lat: string, lng: string): unknown => {
  const point = parsePoint(lat, lng, { city: 'Pune' });
  return point !== undefined && 'reason' in point ? `${point.field} ${point.reason}` : point;
};

test('a point in the city of the home is taken', () => {
  assert.equal(inPune('18.5074', '73.8077'), { lat: 18.5074, lng: 73.8077 });
  assert.equal(parsePoint('28.6139', '77.2090', { city: 'Delhi' }), { lat: 28.6139, lng: 77.209 });
});

test('a home without coordinates has no point', () => {
  assert.is(inPune('', ''), undefined);
});

for (const [lat, lng, why] of [
  ['73.8077', '18.5074', 'latitude seems to be swapped with the longitude'],
  ['0', '0', 'latitude is zero'],
  ['18.5074', '0.0', 'longitude is zero'],
  ['51.5072', '-0.1276', 'latitude lies outside India'],
  ['18.5074', '-73.8077', 'longitude lies outside India'],
  ['19.0760', '72.8777', 'latitude lies 84 km from Pune'],
  ['18.5', '73.8', 'latitude has fewer than three decimals, so it may be a kilometre off'],
  ['1e308', '73.8077', 'latitude is not a latitude in degrees, such as 18.5074'],
  ['18.5074', 'east', 'longitude is not a longitude in degrees, such as 73.8077'],
  ['NaN', 'NaN', 'latitude is not a latitude in degrees, such as 18.5074'],
  ['18.5074', '', 'longitude is missing beside the other coordinate'],
] as const)
  test(`${lat}, ${lng}: ${why}`, () => {
    const found = inPune(lat, lng);
    if (why.includes(' km ')) assert.match(String(found), /^latitude lies \d+ km from Pune$/);
    else assert.is(found, why);
  });

test.run();
