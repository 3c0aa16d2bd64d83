import '../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aroundNavigation, isOwnPath } from '../../src/host/navigation.js';

const test = suite('host/navigation');

test('a path of the site may be returned to', () => {
  assert.ok(isOwnPath('/product?id=1'));
});

for (const path of [
  'https://elsewhere.test/',
  '//elsewhere.test/x',
  '/\\elsewhere.test',
  'product',
  '',
  null,
  7,
]) {
  test(`${JSON.stringify(path)} is no path of the site`, () => {
    assert.not.ok(isOwnPath(path));
  });
}

/** Goes to a page that may be cross-faded to, in a browser that can; answers what happened, in its order. */
const fadesTo = (options: object, isStill: boolean): string[] => {
  const happened: string[] = [];
  const { matchMedia } = globalThis;
  const fade = (change: () => void) => {
    happened.push('fade');
    change();
    return { ready: Promise.reject(new Error('cut short')) };
  };
  Object.assign(document, { startViewTransition: fade });
  globalThis.matchMedia = (() => ({ matches: isStill })) as unknown as typeof matchMedia;
  aroundNavigation((to) => happened.push(to), '/search', options);
  globalThis.matchMedia = matchMedia;
  Reflect.deleteProperty(document, 'startViewTransition');
  return happened;
};

test('a page that asks for it is cross-faded to where the browser can', () => {
  assert.equal(fadesTo({ transition: true }, false), ['fade', '/search']);
  assert.equal(fadesTo({}, false), ['/search']);
});

test('with reduced motion pages do not cross-fade', () => {
  assert.equal(fadesTo({ transition: true }, true), ['/search']);
});

test('a browser that cannot cross-fade opens the page', () => {
  const opened: unknown[] = [];
  aroundNavigation((to) => opened.push(to), '/search', { transition: true });
  assert.equal(opened, ['/search']);
});

test.run();
