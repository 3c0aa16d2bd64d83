/** Where a row lies, from what files write. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { locate } from '../../../server/import/parse/place.js';

const test = suite('server/import/parse/place');

test('locates slugs, small letters, sides in brackets and Marathi', () => {
  const rows: [string, string, string, string][] = [
    ['andheri-east', 'mumbai', 'Andheri East', 'Mumbai'],
    ['andheri-east', '', 'Andheri East', 'Mumbai'],
    ['mira-road', 'mumbai', 'Mira Road', 'Mumbai'],
    ['Mira Road East', '', 'Mira Road East', 'Mira Bhayandar'],
    ['Virar West', '', 'Virar West', 'Vasai Virar'],
    ['Thane West', '', 'Thane West', 'Thane'],
    ['Punawale, Pimpri Chinchwad', '', 'Punawale', 'Pune'],
    ['Punawale, Pimpri Chinchwad', 'Pune', 'Punawale', 'Pune'],
    ['Andheri West, Mumbai', '', 'Andheri West', 'Mumbai'],
    ['Kalyan (W)', '', 'Kalyan West', 'Kalyan'],
    ['kharadi', '', 'Kharadi', 'Pune'],
    ['WAKAD', 'pune', 'Wakad', 'Pune'],
    ['Sector 20 Kharghar', '', 'Sector 20 Kharghar', 'Navi Mumbai'],
    ['Sector 7, Kharghar', '', 'Sector 7 Kharghar', 'Navi Mumbai'],
    ['Mumbai', '', 'Mumbai', 'Mumbai'],
    ['Nerul', 'New Mumbai', 'Nerul', 'Navi Mumbai'],
    ['खराडी', 'पुणे', 'खराडी', 'Pune'],
    ['Green Street', 'Satara', 'Green Street', 'Satara'],
    ["D'Souza Wadi", 'Thane', "D'Souza Wadi", 'Thane'],
  ];
  for (const [locality, city, wantedLocality, wantedCity] of rows)
    assert.equal(
      locate(locality, city),
      { locality: wantedLocality, city: wantedCity },
      `${locality}, ${city}`,
    );
});

test('says what is missing', () => {
  assert.is(locate('', 'Pune'), 'locality');
  assert.is(locate('---', 'Pune'), 'locality');
  assert.is(locate('12345', 'Pune'), 'locality');
  assert.is(locate('Nowhere Special', ''), 'city');
});

test('keeps the city that the file names, whatever city is known for the locality', () => {
  assert.equal(locate('Indira Nagar', 'Pune'), { locality: 'Indira Nagar', city: 'Pune' });
});

test.run();
