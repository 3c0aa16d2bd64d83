import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const test = suite('scripts/rollup/one-model');

interface Place {
  root: string;
  web: string;
}
type Bundle = Record<string, object>;

const { writeManifest } = await script<{ writeManifest: (web: string, manifest: object) => void }>(
  'rollup/manifest.mjs',
);
const { doublesIn, modelFileOf, tellsModel } = await script<{
  doublesIn: (where: Place, bundle: Bundle) => string[];
  modelFileOf: (where: Place, id: string) => string | undefined;
  tellsModel: (where: Place) => { writeBundle: (options: object, bundle: Bundle) => void };
}>('rollup/one-model.mjs');

const chunk = (
  fileName: string,
  modules: readonly string[],
  more: { isEntry?: boolean; exports?: readonly string[]; takes?: Record<string, readonly string[]> } = {},
) => ({
  type: 'chunk',
  fileName,
  isEntry: more.isEntry ?? false,
  exports: more.exports ?? [],
  importedBindings: more.takes ?? {},
  modules: Object.fromEntries(modules.map((path) => [join('/site', path), {}])),
});

const bundleOf = (...chunks: ReturnType<typeof chunk>[]) =>
  Object.fromEntries(chunks.map((one) => [one.fileName, one]));

const withWidgets = (check: (where: Place) => void): void => {
  const web = mkdtempSync(join(tmpdir(), 'housing-one-model-'));
  try {
    const where = { root: '/site', web };
    writeManifest(web, { entries: {} });
    tellsModel(where).writeBundle(
      {},
      bundleOf(
        chunk('core-1.js', ['src/model/session.ts', 'src/model/rules/price.ts'], {
          isEntry: true,
          exports: ['$user'],
        }),
        chunk('lazy-1.js', ['src/model/contact.ts']),
      ),
    );
    check(where);
  } finally {
    rmSync(web, { recursive: true });
  }
};

test('a module that the file of an entry has is taken from there', () => {
  withWidgets((where) => {
    assert.is(modelFileOf(where, '/site/src/model/session.ts'), 'core-1.js');
    assert.is(modelFileOf(where, '/site/src/model/profile.ts'), undefined);
  });
});

test('a module in a file of its own and one of the widgets is named with both', () => {
  withWidgets((where) => {
    const host = bundleOf(chunk('host-1.js', ['src/model/contact.ts', 'src/model/profile.ts']));
    assert.equal(doublesIn(where, host), ['src/model/contact.ts is in host-1.js and in lazy-1.js']);
  });
});

test('rules hold no state and may be in several files', () => {
  withWidgets((where) => {
    assert.equal(doublesIn(where, bundleOf(chunk('host-1.js', ['src/model/rules/price.ts']))), []);
  });
});

test('a name that the shared file does not export is refused before a page misses it', () => {
  withWidgets((where) => {
    const takes = { './core-1.js': ['$user', '$coins'] };
    assert.equal(doublesIn(where, bundleOf(chunk('host-1.js', [], { takes }))), [
      'host-1.js takes $coins from ./core-1.js, which does not export it',
    ]);
  });
});

test.run();
