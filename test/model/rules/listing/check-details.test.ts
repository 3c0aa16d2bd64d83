import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingKind } from '../../../../src/api/contract/listings.schema.js';
import { faultsOf } from '../../../../src/model/rules/listing/checks.js';
import { fieldsOfStep, type StepName } from '../../../../src/model/rules/listing/catalogue.js';
import { type MessageId, messageOf } from '../../../../src/model/rules/messages/catalogue.js';
import { type Accepts, isSensibleText } from '../../../../src/model/rules/validate/text.js';

const test = suite('model/rules/listing/check-details');

const check = (kind: ListingKind, step: StepName) => (form: object, accepts?: Accepts, live?: boolean) =>
  faultsOf(kind, fieldsOfStep(kind, step), form, accepts, live);
const validateSellDetails = check('sell', 'details');
const validateHomeFeatures = check('rent', 'details');
const validatePlotDetails = check('plot', 'details');
const validateCommercialDetails = check('commercial', 'details');

const texts = (errors: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, id]) => [field, messageOf(id)]));

const society = { societyArea: '2.5', societyAreaUnit: 'Acre' };
const wrongFeature = 'Please Enter a Valid Number in Property Features';

test('features may all stay empty', () => {
  assert.equal(validateSellDetails(society), {});
  assert.equal(validateHomeFeatures({}), {});
  assert.equal(validateCommercialDetails({}), {});
  assert.equal(validatePlotDetails({}), {});
});

test('rooms run from 1 to 10', () => {
  for (const field of ['bedrooms', 'bathrooms', 'balconies'] as const) {
    for (const value of ['1', '10', 5]) assert.equal(validateHomeFeatures({ [field]: value }), {});
    for (const value of ['0', '11', '2.5', 'two', -1])
      assert.equal(texts(validateSellDetails({ ...society, [field]: value })), { [field]: wrongFeature });
  }
  assert.equal(texts(validateCommercialDetails({ washroom: 11 })), { washroom: wrongFeature });
});

test('floors run from the ground floor to 80', () => {
  assert.equal(validateHomeFeatures({ floorNumber: '0', totalFloors: '0' }), {});
  assert.equal(validateHomeFeatures({ floorNumber: 80, totalFloors: 80 }), {});
  assert.equal(validateHomeFeatures({ floorNumber: '5' }), {});
  assert.equal(texts(validateHomeFeatures({ floorNumber: '81' })), { floorNumber: wrongFeature });
  assert.equal(texts(validateHomeFeatures({ totalFloors: '81' })), { totalFloors: wrongFeature });
});

test('no home is above the top floor', () => {
  assert.equal(texts(validateHomeFeatures({ floorNumber: '13', totalFloors: '12' })), {
    floorNumber: wrongFeature,
  });
  assert.equal(texts(validateSellDetails({ ...society, floorNumber: '1', totalFloors: '0' })), {
    floorNumber: wrongFeature,
  });
  assert.equal(validateCommercialDetails({ floorNumber: '12', totalFloors: '12' }), {});
});

test('an age runs from 0 to 100 years, and only a sale may not say 10+', () => {
  for (const ageOfProperty of ['0', '20', '100'])
    assert.equal(validateSellDetails({ ...society, ageOfProperty }), {});
  for (const ageOfProperty of ['101', 'old', '10+'])
    assert.equal(texts(validateSellDetails({ ...society, ageOfProperty })), { ageOfProperty: wrongFeature });
  assert.equal(validateHomeFeatures({ ageOfProperty: '10+' }), {});
  assert.equal(validateCommercialDetails({ ageOfProperty: '10+' }), {});
});

test('a sale names its society area and unit', () => {
  assert.equal(texts(validateSellDetails({})), {
    societyArea: 'Please enter Total Society Area',
    societyAreaUnit: 'Select Area Unit',
  });
  assert.equal(texts(validateSellDetails({ ...society, societyArea: 'big' })), {
    societyArea: 'Please enter Total Society Area',
  });
});

test('a developer is letters and spaces, on a server any sensible name', () => {
  assert.equal(validateSellDetails({ ...society, developer: 'गोदरेज Properties' }), {});
  assert.equal(texts(validateSellDetails({ ...society, developer: 'L&T' })), {
    developer: 'Please enter a valid Developer',
  });
  assert.equal(validateSellDetails({ ...society, developer: 'L&T' }, isSensibleText), {});
});

test('a RERA number is asked only when the choice is Yes', () => {
  const missing = { reraNumber: 'RERA Number is required' };
  assert.equal(texts(validateSellDetails({ ...society, reraApproved: 'Yes' })), missing);
  assert.equal(texts(validatePlotDetails({ reraApproved: 'yes', reraNumber: ' ' })), missing);
  assert.equal(texts(validateCommercialDetails({ reraApproved: 'Yes' })), missing);
  assert.equal(validatePlotDetails({ reraApproved: 'Yes', reraNumber: 'P51800000001' }), {});
  for (const reraApproved of ['No', 'I have Applied', 'Not Applicable', ''])
    assert.equal(validatePlotDetails({ reraApproved }), {});
});

test.run();
