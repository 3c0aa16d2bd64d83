import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inScratch, writeInto } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

interface Result {
  passed: number;
  failed: number;
  output: string;
  notice?: string;
}
interface Step {
  name: string;
  args: string[];
  limitSeconds: number;
  countsCases?: boolean;
}
const { joinLooks, secondLookAt } = await script<{
  secondLookAt: (step: Step, result: Result) => Step | undefined;
  joinLooks: (first: Result, second: Result) => Result;
}>('suite/look-again.mjs');
const { runStep } = await script<{ runStep: (step: Step, options: { root: string }) => Promise<Result> }>(
  'suite/run-step.mjs',
);
const { failureOf } = await script<{ failureOf: (result: Result) => string }>('suite/report.mjs');

const test = suite('scripts/suite/look-again');

const uvuModule = import.meta.resolve('uvu');
const uvuCommand = uvuModule.replace('file://', '').replace(/dist\/index\.\w+$/, 'bin.js');

const caseFile = (body: string) =>
  `import { existsSync, writeFileSync } from 'node:fs';
   import { suite } from ${JSON.stringify(uvuModule)};
   const test = suite('s'); test('case', () => { ${body} }); test('other', () => {}); test.run();\n`;
const steady = '';
const broken = 'throw new Error("a fault")';
const racing = 'if (!existsSync("seen")) { writeFileSync("seen", ""); throw new Error("a race") }';

/** Runs a suite of these files, and what failed once more; answers both looks joined. */
const run = (files: Record<string, string>, more: Partial<Step> = {}) =>
  inScratch(async (root) => {
    for (const [name, body] of Object.entries(files)) writeInto(root, name, caseFile(body));
    const step: Step = {
      name: 'unit',
      args: [uvuCommand, '--no-color', '.', '\\.test\\.mjs$'],
      limitSeconds: 60,
      countsCases: true,
      ...more,
    };
    const first = await runStep(step, { root });
    const again = secondLookAt(step, first);
    const second = again && (await runStep(again, { root }));
    return { first, second, joined: second ? joinLooks(first, second) : first };
  });

test('a case that passes when run again alone is passed, and named at the end of the run', async () => {
  const { first, second, joined } = await run({ 'a.test.mjs': racing, 'b.test.mjs': steady });
  assert.equal([first.passed, first.failed], [3, 1]);
  assert.equal([second?.passed, joined.passed, joined.failed], [2, 4, 0]);
  assert.match(joined.notice ?? '', /^a\.test\.mjs failed at first/);
});

test('a case that fails twice has failed', async () => {
  const { joined } = await run({ 'a.test.mjs': broken, 'b.test.mjs': racing });
  assert.equal([joined.passed, joined.failed, joined.notice], [2, 2, undefined]);
});

test('what failed is printed, and not the files around it', async () => {
  const { first } = await run({ 'a.test.mjs': broken, 'b.test.mjs': steady });
  assert.match(failureOf(first), 'a.test.mjs');
  assert.match(failureOf(first), 'a fault');
  assert.not.match(failureOf(first), 'b.test.mjs');
});

test('nothing is run again when all passed, when a suite broke off, or when many files fail', async () => {
  assert.is((await run({ 'a.test.mjs': steady })).second, undefined);
  assert.is((await run({ 'a.test.mjs': 'process.exit(1)' })).second, undefined);
  const many = Object.fromEntries(['a', 'b', 'c', 'd'].map((name) => [`${name}.test.mjs`, broken]));
  assert.is((await run(many)).second, undefined);
});

test('a check that counts no cases is looked at once', async () => {
  const { second } = await run({ 'a.test.mjs': broken }, { countsCases: false });
  assert.is(second, undefined);
});

test.run();
