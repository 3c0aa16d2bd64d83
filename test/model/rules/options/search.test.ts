import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cities } from '../../../../src/model/rules/options/cities.js';
import {
  approvedByOptions,
  availableForOptions,
  bedroomOptions,
  commercialTypeOptions,
  fixedLocalities,
  ownershipOptions,
  reraOptions,
  roomTypeOptions,
} from '../../../../src/model/rules/options/filters.js';
import { filterTypesOf, meaningOfType } from '../../../../src/model/rules/options/filter-types.js';
import { propertyTypesByTab } from '../../../../src/model/rules/options/property-types.js';
import { areaScale, budgetScale, rentScale } from '../../../../src/model/rules/options/sliders.js';

const test = suite('model/rules/options/search');

test('cities and localities are those of the specifications', () => {
  assert.is(
    cities.join(', '),
    'Mumbai, Western Mumbai, Central Mumbai, Navi Mumbai, Thane, Beyond Thane, Pune, Nashik',
  );
  assert.is(fixedLocalities.join(', '), 'Nerul, Sion, Thane, Bandra');
});

test('the home search box offers the types of each tab', () => {
  const offered = Object.entries(propertyTypesByTab).map(([tab, types]) => `${tab}: ${types.join(', ')}`);
  assert.equal(offered, [
    'Buy: Flat, Villa, Penthouse, Residential House, Builder Floor Ready to Move, Builder Under Construction',
    'Rent: Flat, Villa, Penthouse, Residential House, Builder Floor Ready, Office, Shop, Retail, Godam, Industry',
    'Plot/Land: Plot/Land',
    'PG: Flat, Villa, Penthouse, Residential House, Builder Floor Ready',
    'Commercial: Office, Shop, Retail, Godam, Industry',
  ]);
});

test('the filter panel offers the wide types first and no type twice', () => {
  const types = filterTypesOf('PG');
  assert.equal(types, [
    '1 RK/Studio Apartment',
    'Residental Apartment',
    'House Villa',
    'Flat',
    'Villa',
    'Penthouse',
    'Residential House',
    'Builder Floor Ready',
  ]);
});

test('a wide type stands for the stored types behind it', () => {
  assert.equal(meaningOfType('1 RK/Studio Apartment'), { propertyTypes: [], bhk: ['1RK'] });
  assert.equal(meaningOfType('House/Villa').propertyTypes, ['Villa', 'Residential House']);
  assert.equal(meaningOfType('Residential Apartment').propertyTypes, [
    'Flat',
    'Penthouse',
    'Builder Floor Ready to Move',
    'Builder Under Construction',
  ]);
  assert.equal(meaningOfType('Flat'), { propertyTypes: ['Flat'], bhk: [] });
});

test('the other filters offer the choices of the specifications', () => {
  assert.is(bedroomOptions.join(), '1RK,1BHK,2BHK,3BHK,4BHK');
  assert.is(ownershipOptions.join(), 'Freehold,Leasehold,Co-operative Society,Power of Attorney');
  assert.is(
    approvedByOptions.join(),
    'N.A(Non-Agricultural),N.A(in-process),Collector Approved,Corporation Approved',
  );
  assert.is(availableForOptions.join(), 'Girls,Boys,Any');
  assert.is(roomTypeOptions.join(), 'Shared,Private');
  assert.is(reraOptions.join(), 'Yes,No,I have Applied,Not Applicable');
  assert.is(commercialTypeOptions.join(), 'Office,Retail,Shop,Godam,Industry');
});

test('sliders reach from 0 to their tops in whole steps', () => {
  assert.equal(budgetScale, { top: 200_000_000, step: 500_000, unlimited: 1_000_000_000 });
  assert.equal(rentScale, { top: 1_000_000, step: 5_000, unlimited: 1_000_000 });
  assert.equal(areaScale, { top: 4_000, step: 100, unlimited: 4_000 });
  for (const { top, step } of [budgetScale, rentScale, areaScale]) assert.is(top % step, 0);
});

test.run();
