/** The check of layers refuses what is planted into an empty tree, and passes what may be there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult, type IFlattenedRuleSet } from 'dependency-cruiser';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('scripts/layers');
const rules = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
  forbidden: NonNullable<IFlattenedRuleSet['forbidden']>;
};

/** Writes files, each with its imports, and answers the names of the rules they break. */
const broken = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-layers-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const { forbidden } = rules;
    const options = { tsPreCompilationDeps: true, baseDir: folder, validate: true } as const;
    const { output } = await cruise(['server', 'demo', 'src'], {
      ...options,
      ruleSet: { forbidden },
    });
    return [...new Set((output as ICruiseResult).summary.violations.map(({ rule }) => rule.name))].sort();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A file for each place, so that every import finds something. */
const places = {
  'src/api/contract/calls.ts': 'export type A = 1;\nexport const a = 1;\n',
  'demo/install.ts': 'export type A = 1;\nexport const a = 1;\n',
  'server/config.ts': 'export type A = 1;\nexport const a = 1;\n',
  'server/build-services.ts': 'export type A = 1;\nexport const a = 1;\n',
  ...Object.fromEntries(
    ['cli', 'content', 'db', 'http', 'import', 'media', 'places', 'repositories', 'routes', 'services'].map(
      (folder) => [`server/${folder}/given.ts`, 'export type A = 1;\nexport const a = 1;\n'],
    ),
  ),
};

const importing = (
  path: string,
  from: string,
  line = `import { a } from '${from}';\nexport const b = a;\n`,
) => broken({ ...places, [path]: line });

test('layers below and beside may be imported', async () => {
  const found = await broken({
    ...places,
    'server/repositories/own.ts': "import { a } from '../db/given.js';\nexport const b = a;\n",
    'server/services/own.ts': "import { a } from '../repositories/given.js';\nexport const b = a;\n",
    'server/http/own.ts': "import { a } from '../services/given.js';\nexport const b = a;\n",
    'server/routes/own.ts': "import { a } from '../http/given.js';\nexport const b = a;\n",
    'server/main.ts': "export const load = () => import('../demo/install.js');\n",
    'demo/seed.ts': "import { a } from '../server/services/given.js';\nexport const b = a;\n",
  });
  assert.equal(found, []);
});

test('an import that runs up within the server is refused, of a type too', async () => {
  assert.equal(await importing('server/db/own.ts', '../repositories/given.js'), ['server-db']);
  assert.equal(await importing('server/repositories/own.ts', '../services/given.js'), [
    'server-repositories',
  ]);
  assert.equal(await importing('server/services/own.ts', '../http/given.js'), ['server-services']);
  assert.equal(await importing('server/services/own.ts', '../routes/given.js'), ['server-services']);
  assert.equal(await importing('server/http/own.ts', '../routes/given.js'), ['server-http']);
  assert.equal(await importing('server/media/own.ts', '../services/given.js'), ['server-media']);
  const type = "import type { A } from '../services/given.js';\nexport type B = A;\n";
  assert.equal(await importing('server/repositories/own.ts', '', type), ['server-repositories']);
});

test('an import that leaves out a layer is refused, and so is one of what puts the server together', async () => {
  assert.equal(await importing('server/routes/own.ts', '../repositories/given.js'), ['server-routes']);
  assert.equal(await importing('server/http/own.ts', '../db/given.js'), ['server-http']);
  assert.equal(await importing('server/routes/own.ts', '../build-services.js'), ['server-routes']);
});

test('nothing of the server imports the demo, except the dynamic import of main', async () => {
  assert.equal(await importing('server/services/own.ts', '../../demo/install.js'), [
    'demo-is-loaded-by-main',
  ]);
  assert.equal(await importing('server/main.ts', '../demo/install.js'), ['demo-is-loaded-on-demand']);
  assert.equal(await importing('src/model/own.ts', '../../demo/install.js'), ['layer-src-model']);
});

test('a circle on the server is refused, of types too', async () => {
  const found = await broken({
    ...places,
    'server/db/one.ts': "import type { B } from './other.js';\nexport type A = B | 1;\n",
    'server/db/other.ts': "import type { A } from './one.js';\nexport type B = A | 2;\n",
  });
  assert.equal(found, ['no-circular-on-the-server']);
});

test.run();
