/** Choices in people's words, and texts without anybody's contacts. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanText, splitList } from '../../../../server/import/parse/text.js';
import * as words from '../../../../server/import/parse/words.js';

const test = suite('server/import/parse/words');

const reads = (reader: (text: string) => unknown, forms: Record<string, unknown>): void => {
  for (const [text, value] of Object.entries(forms)) assert.is(reader(text), value, text);
};

test('reads property types', () => {
  reads(words.parsePropertyType, {
    'Multistorey Apartment': 'Flat',
    flat: 'Flat',
    'Studio Apartment': 'Flat',
    penthouse: 'Penthouse',
    villa: 'Villa',
    house: 'Residential House',
    'Independent House': 'Residential House',
    'Builder Floor Apartment': 'Builder Floor Ready to Move',
    'Builder Floor Ready': 'Builder Floor Ready to Move',
    Godam: 'Godown',
    Warehouse: 'Godown',
    'Office Space': 'Office',
    Showroom: 'Retail',
    'Industrial Shed': 'Industry',
    spaceship: null,
    '': null,
  });
});

test('reads furnishing', () => {
  reads(words.parseFurnishing, {
    Furnished: 'Fully furnished',
    'Fully Furnished': 'Fully furnished',
    'Semi-Furnished': 'Semi Furnished',
    'Semi Furnished': 'Semi Furnished',
    semi: 'Semi Furnished',
    Unfurnished: 'Unfurnished',
    'Not furnished': 'Unfurnished',
    'Bare shell': 'Unfurnished',
    '': null,
  });
});

test('reads possession from all that a file says', () => {
  reads(words.parsePossession, {
    'Ready To Move / Resale / 5 to 10 years': 'Resell',
    'Ready To Move / New Property / New Construction': 'Ready to Move New',
    ' / New Property / Under Construction': 'Under Construction',
    'Ready to Move New': 'Ready to Move New',
    Resale: 'Resell',
    '': null,
  });
});

test('reads ownership, approval, RERA and the choices of PGs', () => {
  reads(words.parseOwnership, {
    'Power Of Attorney': 'Power of Attorney',
    freehold: 'Freehold',
    Coop: 'Co-operative Society',
  });
  reads(words.parseApproval, {
    NA: 'N.A(Non-Agricultural)',
    'NA in process': 'N.A(in-process)',
    Municipal: 'Corporation Approved',
  });
  reads(words.parseRera, {
    P52100012345: 'Yes',
    Registered: 'Yes',
    'Applied For': 'I have Applied',
    no: 'No',
    maybe: null,
  });
  reads(words.parseAvailableFor, { Female: 'Girls', Male: 'Boys', Unisex: 'Any', Girls: 'Girls' });
  reads(words.parseRoomType, { 'Double Sharing': 'Shared', Single: 'Private' });
  reads(words.parseTenants, { Families: 'Family', Bachelors: 'Single Men', 'Single women': 'Single Women' });
  reads(words.parseFlag, { Yes: true, no: false, '1': true, perhaps: null });
});

test('reads kinds', () => {
  reads(words.parseKind, {
    Sale: 'sell',
    'For Rent': 'rent',
    'Plot/Land': 'plot',
    'Residential Land': 'plot',
    PG: 'pg',
    'Paying Guest': 'pg',
    Commercial: 'commercial',
    other: null,
  });
});

test('takes phone numbers, e-mail addresses and links out of texts', () => {
  const forms: [string, string][] = [
    ['Near park, call 98201 23456 now', 'Near park, call now'],
    ['Call +91-9820123456', 'Call'],
    ['WhatsApp 098201 23456.', 'WhatsApp .'],
    ['Write to a.b@example.co.in please', 'Write to please'],
    ['See https://example.org/x?id=1 and www.example.org', 'See and'],
    ['3 BHK of 1250 sqft at 95 Lac, built 2019', '3 BHK of 1250 sqft at 95 Lac, built 2019'],
    ['Two  lines\nof\ttext\u0000', 'Two lines of text'],
  ];
  for (const [text, clean] of forms) assert.is(cleanText(text, 200), clean, text);
});

test('cuts a long text at a word', () => {
  assert.is(cleanText('one two three four', 14), 'one two three');
});

test('splits lists and keeps each entry once', () => {
  assert.equal(splitList('Lift, CCTV | Gym;Lift'), ['Lift', 'CCTV', 'Gym']);
});

test.run();
