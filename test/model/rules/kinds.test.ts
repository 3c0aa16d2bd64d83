import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  createTypeOf,
  detailRouteOf,
  homeTabs,
  kindOf,
  kindOfTab,
  listingKinds,
  searchTabs,
  tabOf,
  tabOfKind,
  wireTypeOf,
} from '../../../src/model/rules/kinds.js';

const test = suite('model/rules/kinds');

test('tabs come in the order of the specifications', () => {
  assert.equal(homeTabs, ['Buy', 'Sell', 'Rent', 'Plot/Land', 'PG', 'Commercial']);
  assert.equal(searchTabs, ['Buy', 'Rent', 'PG', 'Plot/Land', 'Commercial']);
  assert.equal(listingKinds, ['sell', 'rent', 'plot', 'pg', 'commercial']);
});

test('each tab leads to its detail page', () => {
  const routes = searchTabs.map((tab) => detailRouteOf(kindOfTab(tab)));
  assert.equal(routes, ['/product', '/rent-product', '/pg-product', '/plot-product', '/commercial-product']);
});

test('a tab and its kind lead back to each other', () => {
  for (const tab of searchTabs) assert.is(tabOfKind(kindOfTab(tab)), tab);
  for (const kind of listingKinds) assert.is(kindOfTab(tabOfKind(kind)), kind);
});

test('answers and create calls name the kinds differently', () => {
  assert.equal(listingKinds.map(wireTypeOf), ['sell', 'rent', 'Plot', 'PG', 'Commercial']);
  assert.equal(listingKinds.map(createTypeOf), ['sell', 'Rent', 'Plot', 'PG', 'Commercial']);
});

test('a kind is read from any of its names in any case', () => {
  for (const name of ['sell', 'Sell', 'Sale', 'Buy', ' BUY ']) assert.is(kindOf(name), 'sell');
  for (const name of ['plot', 'Plot', 'Plot/Land', 'PLOT/LAND']) assert.is(kindOf(name), 'plot');
  for (const name of ['Commercial', 'Comm']) assert.is(kindOf(name), 'commercial');
  assert.is(kindOf('pG'), 'pg');
  assert.is(kindOf('Rent'), 'rent');
  for (const nothing of ['', 'house', 'constructor', undefined, null, 3]) assert.is(kindOf(nothing), null);
});

test('the short tab name of the mobile home is understood', () => {
  assert.is(tabOf('Plot'), 'Plot/Land');
  assert.is(tabOf('Sell'), 'Buy');
  assert.is(tabOf('Home Loan'), null);
});

test.run();
