import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingKind } from '../../../../src/api/contract/listings.schema.js';
import { faultsOf } from '../../../../src/model/rules/listing/checks.js';
import { fieldsOfStep, type StepName } from '../../../../src/model/rules/listing/catalogue.js';
import { type MessageId, messageOf } from '../../../../src/model/rules/messages/catalogue.js';
import type { Accepts } from '../../../../src/model/rules/validate/text.js';

const test = suite('model/rules/listing/check-plot');

const check = (kind: ListingKind, step: StepName) => (form: object, accepts?: Accepts, live?: boolean) =>
  faultsOf(kind, fieldsOfStep(kind, step), form, accepts, live);
const validatePlotBasics = check('plot', 'basics');

const texts = (errors: Readonly<Record<string, MessageId>>) =>
  Object.fromEntries(Object.entries(errors).map(([field, id]) => [field, messageOf(id)]));

const plot = {
  city: 'Mumbai',
  locality: 'Powai',
  societyName: 'Green Acres',
  plotArea: '2000',
  areaUnit: 'Sq-ft',
  length: '40',
  breadth: '50',
  floorAllowed: '3',
  boundaryWall: false,
  openSides: '3+',
  possessionBy: 'Immediate',
  approvedBy: 'Collector Approved',
  ownershipType: 'Freehold',
  price: 5_000_000,
};

test('a complete step one is right, a wall that is not there included', () => {
  assert.equal(validatePlotBasics(plot), {});
  assert.equal(validatePlotBasics({ ...plot, boundaryWall: 'true' }), {});
});

test('an empty plot form names every field', () => {
  assert.equal(texts(validatePlotBasics({})), {
    city: 'City is required',
    locality: 'Location is required',
    societyName: 'Name of Society/Project is required',
    plotArea: 'Plot Area is required',
    areaUnit: 'Select Plot Area Unit',
    length: 'Length is Required',
    breadth: 'Breadth is Required',
    floorAllowed: 'No. Of Floors is Required',
    boundaryWall: 'Boundary Wall is Required',
    openSides: 'Open Sides is required',
    possessionBy: 'Possession By is required',
    approvedBy: 'Approved By is required',
    ownershipType: 'Ownership is required',
    price: 'Cost is required',
  });
});

test('the sides of a plot are positive and begin with no zero', () => {
  for (const side of ['0', '05', '-4', 'x', '0.5'])
    assert.equal(texts(validatePlotBasics({ ...plot, length: side, breadth: side })), {
      length: 'Please enter a valid positive Number',
      breadth: 'Please enter a valid positive Number',
    });
  assert.equal(validatePlotBasics({ ...plot, length: '30.5', breadth: 100 }), {});
});

test('while typing a plot, empty fields are left in peace', () => {
  assert.equal(texts(validatePlotBasics({ city: 'Pune 2', length: '0' }, undefined, true)), {
    city: 'Please enter a valid city',
    length: 'Please enter a valid positive Number',
  });
});

test('wrong texts and numbers are named in the words of the plot form', () => {
  const wrong = {
    city: 'Mumbai 1',
    locality: 'Sector 20',
    societyName: 'A-1',
    plotArea: 'x',
    floorAllowed: 'two',
    price: '0',
  };
  assert.equal(texts(validatePlotBasics({ ...plot, ...wrong })), {
    city: 'Please enter a valid city',
    locality: 'Please enter a valid Locality',
    societyName: 'Please enter a valid Name',
    plotArea: 'Please enter a Valid Number',
    floorAllowed: 'No. Of Floors is Required',
    price: 'Cost is required',
  });
});

test.run();
