import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const test = suite('scripts/suite/schedule');

interface Step {
  name: string;
  needs?: string[];
  alone?: boolean;
}

type Result = { name: string; failed: number };

const { runSteps } = await script<{
  runSteps: (
    steps: Step[],
    run: (step: Step) => Promise<Result>,
    refuse: (step: Step, broken: string) => Result,
  ) => Promise<Result[]>;
}>('suite/schedule.mjs');

/** Runs steps that take a moment each and writes down which ran beside which. */
async function watched(steps: Step[], failing: string[] = []) {
  const running = new Set<string>();
  const together: string[] = [];
  const results = await runSteps(
    steps,
    async ({ name }: Step) => {
      running.add(name);
      together.push([...running].join('+'));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running.delete(name);
      return { name, failed: failing.includes(name) ? 1 : 0 };
    },
    ({ name }: Step, broken: string) => ({ name: `${name} for ${broken}`, failed: 1 }),
  );
  return { together, names: results.map((result) => result.name) };
}

test('at most two steps run at once', async () => {
  const { together, names } = await watched([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  assert.equal(names, ['a', 'b', 'c']);
  assert.ok(together.includes('a+b'));
  assert.ok(together.every((group) => group.split('+').length <= 2));
});

test('a step waits for what it needs, and a later one may go before it', async () => {
  const { together } = await watched([
    { name: 'build' },
    { name: 'size', needs: ['build'] },
    { name: 'lint' },
  ]);
  assert.is(together[1], 'build+lint');
});

test('nothing runs beside a step that must be alone', async () => {
  const { together } = await watched([{ name: 'a' }, { name: 'browser', alone: true }, { name: 'b' }]);
  assert.ok(together.includes('browser'));
  assert.ok(together.filter((group) => group.includes('browser')).every((group) => group === 'browser'));
});

test('a step whose need has failed is refused and counts as failed', async () => {
  const { names } = await watched([{ name: 'build' }, { name: 'size', needs: ['build'] }], ['build']);
  assert.equal(names, ['build', 'size for build']);
});

test.run();
