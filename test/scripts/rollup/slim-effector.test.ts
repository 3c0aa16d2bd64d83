import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Effector from 'effector';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const { slimEffector } = await script<{
  slimEffector: () => { transform: (code: string, id: string) => { code: string } | null };
}>('rollup/slim-effector.mjs');

const test = suite('scripts/rollup/slim-effector');
const { transform } = slimEffector();
const id = fileURLToPath(import.meta.resolve('effector/effector.mjs'));
const whole = readFileSync(id, 'utf8');
const cut = transform(whole, id)!.code;

const effector = (await import(
  `data:text/javascript,${encodeURIComponent(cut.replace(/\/\/# source.*/, ''))}`
)) as typeof Effector;
// Only one of fork's signatures is old, not the one in use.
// eslint-disable-next-line @typescript-eslint/no-deprecated
const { allSettled, attach, combine, createEvent, createStore, createWatch, fork, sample, scopeBind } =
  effector;

test('another effector than the cuts were made for stops the build, and other files are left alone', () => {
  assert.throws(() => transform(whole.replace('page:r.page', 'page:null'), id), /another one than 23\.4\.4/);
  assert.is(transform(whole, id.replace('effector.mjs', 'inspect.mjs')), null);
});

test('what a cut has broken cannot be imported', () => {
  assert.equal(Object.keys(effector).sort(), [
    'allSettled',
    'attach',
    'combine',
    'createEffect',
    'createEvent',
    'createStore',
    'createWatch',
    'fork',
    'is',
    'launch',
    'merge',
    'sample',
    'scopeBind',
    'split',
  ]);
});

/** A small model: an api that is swapped by fork, an effect with a source, a derived store, a combined one. */
const aModel = () => {
  const asked = createEvent<number>();
  const cleared = createEvent();
  const $api = createStore({ double: (n: number) => Promise.resolve(n * 2) });
  const $factor = createStore(1);
  const doubleFx = attach({
    source: { api: $api, factor: $factor },
    effect: ({ api, factor }, n: number) => api.double(n * factor),
  });
  const $sum = createStore(0)
    .on(doubleFx.doneData, (sum, n) => sum + n)
    .reset(cleared);
  const $isBig = $sum.map((sum) => sum > 10);
  const $shown = combine({ sum: $sum, isBig: $isBig });
  sample({ clock: asked, source: $sum, filter: (sum) => sum < 100, fn: (_, n) => n, target: doubleFx });
  return { asked, cleared, $api, $factor, doubleFx, $sum, $isBig, $shown };
};

test('scopes keep apart what their values, effects and resets made', async () => {
  const model = aModel();
  const plain = fork();
  const tenfold = fork({ values: [[model.$factor, 10]] });
  await Promise.all([
    allSettled(model.asked, { scope: plain, params: 2 }),
    allSettled(model.asked, { scope: tenfold, params: 2 }),
  ]);
  assert.equal(plain.getState(model.$shown), { sum: 4, isBig: false });
  assert.equal(tenfold.getState(model.$shown), { sum: 40, isBig: true });
  await allSettled(model.cleared, { scope: tenfold });
  assert.equal(tenfold.getState(model.$shown), { sum: 0, isBig: false });
  assert.is(plain.getState(model.$sum), 4);
});

test('an effect tells how it ended, whether it runs, and answers its caller', async () => {
  const model = aModel();
  const failure = new Error('no');
  const scope = fork({ values: [[model.$api, { double: () => Promise.reject(failure) }]] });
  const seen: unknown[] = [];
  createWatch({ unit: model.doubleFx.pending, fn: (pending) => seen.push(pending), scope });
  createWatch({ unit: model.doubleFx.fail, fn: ({ params, error }) => seen.push([params, error]), scope });
  const answered = await scopeBind(model.doubleFx, { scope })(3).catch((error: unknown) => error);
  assert.is(answered, failure);
  assert.equal(seen, [true, [3, failure], false]);
});

test('a watch that was ended hears nothing more', async () => {
  const model = aModel();
  const scope = fork();
  const seen: number[] = [];
  const end = createWatch({ unit: model.$sum, fn: (sum) => seen.push(sum), scope });
  await allSettled(model.asked, { scope, params: 1 });
  end();
  await allSettled(model.asked, { scope, params: 1 });
  assert.equal(seen, [2]);
});

test('a new reducer for a unit takes the place of the old one', async () => {
  const said = createEvent<string>();
  const $word = createStore('').on(said, (_, word) => word);
  $word.on(said, (_, word) => word.toUpperCase());
  const scope = fork();
  await allSettled(said, { scope, params: 'b' });
  assert.is(scope.getState($word), 'B');
});

test('no source uses what was cut from units', () => {
  // Names of units begin with $ or end with Fx, so that these would be seen.
  const gone =
    /(?:\$\w+|\w+Fx)\.(?:watch|subscribe|prepend|filter|setState|reinit|getType|compositeName|shortName|sid)\b/;
  const sources = new URL('../../../src/', import.meta.url);
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  assert.ok(files.length > 100);
  for (const file of files) assert.not.match(readFileSync(new URL(file, sources), 'utf8'), gone, file);
});

test.run();
