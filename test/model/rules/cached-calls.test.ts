import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { cachesAfter, isForeign, placeOf, sessionCalls } from '../../../src/model/rules/cached-calls.js';

const test = suite('model/rules/cached-calls');
const site = 'https://homes.example';

test('files of the site, the shortlist and the last search are kept, each in its place', () => {
  assert.is(placeOf(`${site}/assets/host-1a2b.js`), 'shell');
  assert.is(placeOf(`${site}/media/home/1.webp`), 'picture');
  assert.is(placeOf(`${site}/api/v1/saved`), 'personal');
  assert.is(placeOf(`${site}${sessionCalls.whoCall}`), 'personal');
  assert.is(placeOf(`${site}/api/v3/properties/sell?ids=a,b`), 'personal');
  assert.is(placeOf(`${site}/api/v3/properties/sell?city=Pune`), 'search');
});

test('nothing else is kept: not who an owner is, not news, not what others are asked', () => {
  for (const path of ['/api/v1/user/a', '/api/v1/notifications', '/api/v1/profile', '/product?id=a'])
    assert.is(placeOf(site + path), undefined, path);
});

test('what partners frame and our windows are left alone', () => {
  assert.ok(isForeign(`${site}/embed/sign-in`));
  assert.ok(isForeign(`${site}/embed/v1/embed.js`));
  assert.not.ok(isForeign(`${site}/saved`));
});

test('signing out and deleting the account end what was kept for a person', () => {
  assert.ok(sessionCalls.isEnd('POST', '/api/v1/logout'));
  assert.ok(sessionCalls.isEnd('DELETE', '/api/v1/profile'));
  assert.not.ok(sessionCalls.isEnd('GET', '/api/v1/profile'));
  const names = ['shell-1', 'search', 'personal-', 'personal-a', 'personal-b'];
  assert.equal(cachesAfter(names, 'a'), ['personal-', 'personal-b']);
});

test.run();
