import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { layerName } from '../support/screen-states.js';
import { screens } from '../support/screens.js';
import '../support/dom.js';

const { routeList } = await import('../../src/host/routes.js');
const { layers } = await import('../../src/host/kit/specimens/layers.js');

const test = suite('host/screen-list');

const named = screens.map(({ name }) => name);

test('every route of the site is on the list of screens, and every screen has a route', () => {
  const listed = new Set(screens.map(({ route }) => route));
  const own = ['*', '/kit'];
  assert.equal([...listed].sort(), [...routeList.map(({ path }) => path), ...own].sort());
});

test('whatever the gallery opens over the page is on the list in each of its states', () => {
  const wanted = layers.flatMap(({ file, states }) =>
    Object.keys(states).map((state) => layerName(file, state)),
  );
  assert.ok(wanted.length >= 9);
  assert.equal(
    wanted.filter((name) => !named.includes(name)),
    [],
  );
});

test('no two screens share a name', () => {
  assert.is(new Set(named).size, named.length);
});

test.run();
