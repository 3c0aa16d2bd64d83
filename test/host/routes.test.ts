import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { routeList, routes } from '../../src/host/routes.js';

const test = suite('host/routes');

const specified: Record<string, string> = {
  'S-020': '/',
  'S-021': '/search',
  'S-022': '/product',
  'S-023': '/rent-product',
  'S-024': '/plot-product',
  'S-025': '/pg-product',
  'S-026': '/commercial-product',
  'S-027': '/login',
  'S-028': '/login/otp',
  'S-029': '/signup',
  'S-030': '/profile',
  'S-031': '/profile/sell',
  'S-032': '/profile/sell-property',
  'S-033': '/profile/rent',
  'S-033b': '/profile/rent-property',
  'S-034': '/profile/pg',
  'S-034b': '/profile/pg-property',
  'S-035': '/profile/plot',
  'S-035b': '/profile/plot-property',
  'S-036': '/profile/commercial',
  'S-036b': '/profile/commercial-property',
  'S-037': '/manage',
  'S-038': '/v-response',
  'S-039': '/about-us',
  'S-039b': '/about-us/blogs',
  'S-039c': '/about-us/faqs',
  'S-039d': '/about-us/privacy-policy',
};

for (const [id, path] of Object.entries(specified)) {
  test(`the table holds ${path} (${id})`, () => {
    assert.is(routeList.filter((route) => route.path === path).length, 1);
  });
}

test('each detail route shows its own kind', () => {
  assert.is(routes.product.listingType, 'sell');
  assert.is(routes.rentProduct.listingType, 'rent');
  assert.is(routes.plotProduct.listingType, 'plot');
  assert.is(routes.pgProduct.listingType, 'pg');
  assert.is(routes.commercialProduct.listingType, 'commercial');
});

test.run();
