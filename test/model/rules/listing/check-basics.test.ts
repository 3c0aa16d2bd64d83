import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingKind } from '../../../../src/api/contract/listings.schema.js';
import { faultsOf } from '../../../../src/model/rules/listing/checks.js';
import { fieldsOfStep, type StepName } from '../../../../src/model/rules/listing/catalogue.js';
import { type MessageId, messageOf } from '../../../../src/model/rules/messages/catalogue.js';
import { isBusinessType } from '../../../../src/model/rules/options/posting.js';
import { type Accepts, isSensibleText, knownIn } from '../../../../src/model/rules/validate/text.js';

const test = suite('model/rules/listing/check-basics');

const check = (kind: ListingKind, step: StepName) => (form: object, accepts?: Accepts, live?: boolean) =>
  faultsOf(kind, fieldsOfStep(kind, step), form, accepts, live);
const validateSellBasics = check('sell', 'basics');
const validateRentBasics = check('rent', 'basics');
const validatePgBasics = check('pg', 'basics');
const validateCommercialBasics = check('commercial', 'basics');

const texts = (errors: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, id]) => [field, messageOf(id)]));

const place = { city: 'Mumbai', locality: 'Powai' };
const home = {
  propertyType: 'Flat',
  ...place,
  bhk: '2BHK',
  furnishedType: 'Unfurnished',
  carpetArea: '850.25',
};
const sell = {
  ...home,
  society: 'Lake Homes',
  carpetAreaUnit: 'Sq-ft',
  superArea: '1100',
  superAreaUnit: 'Sq-ft',
  possessionStatus: 'Resell',
  price: '18800000',
};
const rent = {
  ...home,
  societyName: 'Lake Homes',
  areaUnit: 'Sq-ft',
  monthlyRent: '45000',
  securityDeposit: '200000',
  availableFrom: '2026-12-01',
};
const pg = {
  ...rent,
  roomType: 'Shared',
  capacity: '3',
  availableFor: 'Girls',
  durationOfAgreement: '6 months',
};
const commercial = {
  ...place,
  propertyType: 'Office',
  projectName: 'Trade Tower',
  possessionStatus: 'Resell',
  carpetArea: 1000,
  areaUnit: 'Sq-ft',
  ownership: 'Leasehold',
  price: '30000000',
};

test('a complete step one of each kind is right', () => {
  assert.equal(validateSellBasics(sell), {});
  assert.equal(validateRentBasics(rent), {});
  assert.equal(validatePgBasics(pg), {});
  assert.equal(validateCommercialBasics(commercial), {});
});

test('an empty sale form names every field', () => {
  assert.equal(texts(validateSellBasics({})), {
    propertyType: 'Select Property Type',
    bhk: 'Select BHK',
    furnishedType: 'Select furnished Type',
    city: 'City is required',
    locality: 'Location is required',
    society: 'Name of Society/Project is required',
    carpetArea: 'Carpet Area is required',
    carpetAreaUnit: 'Select Carpet Area Unit',
    superArea: 'Super Area is required',
    superAreaUnit: 'Select Super Area Unit',
    possessionStatus: 'Select Possession Status',
    price: 'Price is required',
  });
});

test('an empty rent form names every field but the two that may stay empty', () => {
  assert.equal(texts(validateRentBasics({})), {
    propertyType: 'Select Property Type',
    bhk: 'Select BHK',
    furnishedType: 'Select furnished Type',
    city: 'City is required',
    locality: 'Location is required',
    societyName: 'Name of Society/Project is required',
    carpetArea: 'Carpet Area is required',
    areaUnit: 'Select Carpet Area Unit',
    monthlyRent: 'Monthly Rent is required',
    securityDeposit: 'Security Deposit is required',
    availableFrom: 'Available date cannot be empty',
  });
});

test('a PG form asks for four fields more', () => {
  const { propertyType, ...errors } = texts(validatePgBasics({}));
  assert.is(propertyType, 'Select Property Type');
  assert.is(errors.roomType, 'Select Room Type');
  assert.is(errors.capacity, 'Enter Capacity');
  assert.is(errors.availableFor, 'Select Available For !');
  assert.is(errors.durationOfAgreement, 'Duration is required');
  assert.is(Object.keys(errors).length, 14);
});

test('an empty commercial form names every field and no BHK', () => {
  assert.equal(texts(validateCommercialBasics({})), {
    propertyType: 'Select Property Type',
    city: 'City is required',
    locality: 'Location is required',
    projectName: 'Name of Society/Project is required',
    possessionStatus: 'Select Possession Status',
    carpetArea: 'Carpet Area is required',
    areaUnit: 'Select Carpet Area Unit',
    ownership: 'Ownership is Required',
    price: 'Price is Required',
  });
});

test('names of digits or punctuation are refused in the words of each form', () => {
  const wrong = {
    city: 'Mumbai 1',
    locality: 'Sector 20',
    society: 'A-1',
    societyName: 'A-1',
    projectName: 'A-1',
  };
  const shared = { city: 'Please enter a valid city', locality: 'Please enter a valid Location' };
  assert.equal(texts(validateSellBasics({ ...sell, ...wrong })), {
    ...shared,
    society: 'Please enter a Name',
  });
  assert.equal(texts(validateRentBasics({ ...rent, ...wrong })), {
    ...shared,
    societyName: 'Please enter a Name',
  });
  assert.equal(texts(validatePgBasics({ ...pg, ...wrong })), {
    ...shared,
    societyName: 'Please enter a valid Name',
  });
  assert.equal(texts(validateCommercialBasics({ ...commercial, ...wrong })), {
    ...shared,
    projectName: 'Please enter a valid Name',
  });
});

test('Devanagari passes, known names pass, and a server takes any sensible name', () => {
  const names = { city: 'नवी मुंबई', locality: 'खारघर', society: 'शिवनेरी' };
  assert.equal(validateSellBasics({ ...sell, ...names }), {});
  const known = { locality: 'Sector 20 Kharghar', society: 'Godrej 24' };
  assert.equal(validateSellBasics({ ...sell, ...known }, knownIn(Object.values(known))), {});
  assert.equal(validateSellBasics({ ...sell, ...known, city: "St. John's" }, isSensibleText), {});
});

test('areas are digits with at most two decimals', () => {
  for (const carpetArea of ['abc', '12.345', '-5', '1e3', '1,200', '.5'])
    assert.equal(
      texts(validateSellBasics({ ...sell, carpetArea })),
      { carpetArea: 'Please enter a valid numbers' },
      carpetArea,
    );
  assert.equal(texts(validateSellBasics({ ...sell, superArea: 'x' })), {
    superArea: 'Please enter a valid numbers',
  });
});

test('amounts of nothing or of more than twelve digits count as missing', () => {
  for (const price of ['0', '000', '1234567890123', 'free'])
    assert.equal(texts(validateSellBasics({ ...sell, price })), { price: 'Price is required' }, price);
  assert.equal(texts(validateRentBasics({ ...rent, monthlyRent: 0 })), {
    monthlyRent: 'Monthly Rent is required',
  });
});

test('the date of a rent is a real day written year first', () => {
  for (const availableFrom of ['01-12-2026', '2026-02-30'])
    assert.equal(texts(validateRentBasics({ ...rent, availableFrom })), {
      availableFrom: 'Date must be in the format YYYY-MM-DD',
    });
});

test('business space to let needs no BHK, homes do', () => {
  for (const propertyType of ['Office', 'Shop', 'Retail', 'Godown', 'Godam', 'Industry']) {
    assert.ok(isBusinessType(propertyType));
    assert.equal(validateRentBasics({ ...rent, propertyType, bhk: '' }), {});
  }
  assert.equal(texts(validateRentBasics({ ...rent, propertyType: 'Villa', bhk: '' })), { bhk: 'Select BHK' });
});

test('the capacity of a PG has one or two digits', () => {
  for (const capacity of ['1', '99']) assert.equal(validatePgBasics({ ...pg, capacity }), {});
  for (const capacity of ['100', 'two', '1.5'])
    assert.equal(texts(validatePgBasics({ ...pg, capacity })), {
      capacity: 'Please enter a valid Number(not more than 2 digit)',
    });
});

test.run();
