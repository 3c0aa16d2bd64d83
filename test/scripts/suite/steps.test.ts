import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const test = suite('scripts/suite/steps');

interface Step {
  name: string;
  args: string[];
  isSuite?: boolean;
  skip?: () => string | undefined;
}
const { allSteps, pickSteps } = await script<{
  allSteps: (root: string, env?: object, debianFolder?: string) => Step[];
  pickSteps: (steps: Step[], names: string[]) => Step[];
}>('suite/steps.mjs');

const { databaseTests } = await script<{ databaseTests: (root: string) => string[] }>(
  'suite/database-tests.mjs',
);

const root = fileURLToPath(new URL('../../..', import.meta.url));
const steps = allSteps(root);
const names = (picked: { name: string }[]) => picked.map((step) => step.name);

test('every test file belongs to one suite, and those with a database run once more on PostgreSQL', () => {
  const suites = steps.filter((step) => step.isSuite);
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'));
  assert.ok(tests.length > 0);
  const withDatabase = databaseTests(root);
  for (const file of tests) {
    const owners = names(suites.filter((step) => new RegExp(step.args.at(-1)!).test(file)));
    // These run by themselves: `npm run test:cluster`, `test:crash`, `test:engines`, `test:flood`, `test:stacks`.
    const [own] = /^(?:cluster|crash|engines|flood|stacks)(?=\/)/.exec(file) ?? [];
    if (own) owners.push(`test:${own}`);
    const engines = ['contract pglite,contract postgres', 'contract pglite,server postgres'].includes(
      owners.join(),
    );
    // What opens no database tells nothing new on another engine.
    if (/^(contract|demo|server)\//.test(file) && withDatabase.includes(file)) assert.ok(engines, file);
    else assert.ok(engines || owners.length === 1, `${file} belongs to "${owners.join()}"`);
  }
});

test('a file opens a database if what it imports does, however far away', () => {
  const files = databaseTests(root);
  assert.ok(files.includes('server/repositories/listing/near.test.ts'));
  assert.ok(files.includes('contract/posting.test.ts'));
  assert.not(files.includes('server/import/parse/price.test.ts'));
});

test('the build is first', () => {
  assert.is(names(steps)[0], 'build');
});

test('a name picks one step, a group all of its steps, each with what it needs', () => {
  assert.equal(names(pickSteps(steps, ['lint'])), ['lint rules', 'lint types']);
  assert.equal(names(pickSteps(steps, ['test:unit'])), ['unit rules', 'unit widgets']);
  assert.equal(names(pickSteps(steps, ['size'])), ['build', 'size']);
  assert.is(pickSteps(steps, []).length, steps.length);
});

test('an unknown name is refused', () => {
  assert.throws(() => pickSteps(steps, ['lint', 'lnit']), 'There is no check called lnit');
});

test('without PostgreSQL or a container engine what needs it is left out with the reason', () => {
  const bare = allSteps(root, { PATH: '' }, '/nothing/here');
  const named = (name: string) => bare.find((step) => step.name === name);
  assert.match(named('contract postgres')?.skip?.() ?? '', 'PostgreSQL is missing');
  assert.is(named('contract pglite')?.skip, undefined);
  assert.match(named('container')?.skip?.() ?? '', 'No engine of Docker or Podman runs');
});

test('each word of the scripts in package.json runs a step', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const called = Object.values(scripts).flatMap(
    (line) => /^node scripts\/test\.mjs (.+)$/.exec(line)?.[1] ?? [],
  );
  assert.ok(called.length >= 10);
  for (const name of called) assert.ok(pickSteps(steps, [name]).length > 0);
});

test.run();
