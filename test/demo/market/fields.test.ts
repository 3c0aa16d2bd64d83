/** The figures of demo listings: believable for their locality, and the same for the same seed. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pickPlace } from '../../../demo/market/busy-places.js';
import { businessPart, commercialFields } from '../../../demo/market/commercial.js';
import { indianDay, rateBounds } from '../../../demo/market/figures.js';
import { pgFields } from '../../../demo/market/pg.js';
import { landPart, plotFields } from '../../../demo/market/plot.js';
import { rentFields } from '../../../demo/market/rent.js';
import { saleFields } from '../../../demo/market/sale.js';
import { createRandom } from '../../../demo/pictures/random.js';
import { toSqFt } from '../../../src/model/rules/area.js';

const test = suite('demo/market/fields');
const now = new Date('2026-11-21T10:00:00Z');
const many = Array.from({ length: 200 }, (_, index) => {
  const random = createRandom(`test-${index}`);
  return { index, random, place: pickPlace(index, random) };
});

const within = (value: number, usual: number, name: string): void => {
  const part = value / usual;
  assert.ok(part >= rateBounds.low && part <= rateBounds.high, `${name}: ${part}`);
};

test('asks for a home what a square foot usually costs there', () => {
  for (const { random, place } of many) {
    const home = saleFields(random, place);
    within(home.price / Number(home.carpetArea), place.saleRate, `${home.society}, ${place.name}`);
  }
});

test('puts no home above the top floor of its building', () => {
  for (const { random, place } of many) {
    const { floorNumber, totalFloors } = saleFields(random, place).features;
    assert.ok(Number(floorNumber) <= Number(totalFloors), `${floorNumber} of ${totalFloors}`);
  }
});

test('gives a new home a sample RERA number and a resold one none', () => {
  for (const { random, place } of many) {
    const home = saleFields(random, place);
    if (home.reraApproved === 'Yes') assert.match(home.reraNumber ?? '', /^P99900\d{6}$/);
    else assert.is(home.reraNumber, undefined);
    if (home.possessionStatus === 'Resell') assert.is.not(home.reraApproved, 'Yes');
  }
});

test('asks a deposit of two to six rents', () => {
  for (const { random, place } of many) {
    const home = rentFields(random, place, now);
    const months = (home.securityDeposit ?? 0) / home.monthlyRent;
    assert.ok(months >= 2 && months <= 6, `${months}`);
    assert.match(home.availableFrom ?? '', /^\d{4}-\d\d-\d\d$/);
  }
});

test('measures a plot as length times breadth in its own unit', () => {
  for (const { random, place } of many) {
    const plot = plotFields(random, place, now);
    const squareFeet = toSqFt(plot.plotArea, plot.areaUnit ?? '') ?? 0;
    const measured = Number(plot.dimensions.length) * Number(plot.dimensions.breadth);
    assert.ok(Math.abs(squareFeet / measured - 1) < 0.02, `${squareFeet} and ${measured}`);
    const large = plot.areaUnit === 'Acre' || plot.areaUnit === 'Bigha';
    within(plot.price / squareFeet, place.saleRate * landPart * (large ? 0.45 : 1), plot.societyName);
  }
});

test('calls a room with several beds shared and keeps rents per bed in reach', () => {
  for (const { random, place } of many) {
    const room = pgFields(random, place, now);
    assert.is(room.roomType, room.capacity === '1' ? 'Private' : 'Shared');
    assert.ok(room.monthlyRent >= 3000 && room.monthlyRent <= 45_000, `${room.monthlyRent}`);
  }
});

test('prices business space by its type', () => {
  for (const { random, place, index } of many) {
    const space = commercialFields(random, place, index);
    const usual = place.saleRate * (businessPart[space.propertyType] ?? 0);
    within(space.price / Number(space.carpetArea), usual, space.projectName);
  }
});

test('makes the same listing from the same seed and another from another', () => {
  const make = (seed: string) => saleFields(createRandom(seed), pickPlace(1, createRandom('place')));
  assert.equal(make('one'), make('one'));
  assert.not.equal(make('one'), make('two'));
});

test('counts days in India, where the evening in London is already tomorrow', () => {
  assert.is(indianDay(new Date('2026-11-21T18:29:00Z'), 0), '2026-11-21');
  assert.is(indianDay(new Date('2026-11-21T18:31:00Z'), 0), '2026-11-22');
});

test.run();
