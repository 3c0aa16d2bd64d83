/** Runs steps in their order, at most two at once, each after what it needs. */
const AT_ONCE = 2;

const isReady = (step, results) => (step.needs ?? []).every((name) => results.has(name));

/** The first step that may start beside the running ones, or undefined. */
function nextStep(waiting, running, results) {
  if (running.some((step) => step.alone)) return undefined;
  return waiting.find((step) => isReady(step, results) && !(step.alone && running.length > 0));
}

/**
 * Runs all steps and answers their results in the order of the list.
 * A step that needs one which failed is not run: it counts as failed, with the reason.
 * @template R
 * @param {{ name: string, needs?: string[], alone?: boolean }[]} steps
 * @param {(step: object) => Promise<R & { failed: number }>} run
 * @param {(step: object, broken: string) => R & { failed: number }} refuse
 */
export async function runSteps(steps, run, refuse) {
  const waiting = [...steps];
  const running = [];
  const results = new Map();
  const begin = async (step) => {
    const broken = (step.needs ?? []).find((name) => results.get(name).failed > 0);
    results.set(step.name, broken ? refuse(step, broken) : await run(step));
    running.splice(running.indexOf(step), 1);
  };
  const ends = new Map();
  while (waiting.length > 0 || running.length > 0) {
    const step = running.length < AT_ONCE ? nextStep(waiting, running, results) : undefined;
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      running.push(step);
      ends.set(
        step,
        begin(step).then(() => ends.delete(step)),
      );
    } else {
      await Promise.race(ends.values());
    }
  }
  return steps.map((step) => results.get(step.name));
}
