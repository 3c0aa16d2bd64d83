/** When each step of the start of this process was done, so that a slow start says where its time goes. */
import { Gauge, type Registry } from 'prom-client';

/**
 * The steps. The database is made ready (`database`, `tables`) while the program is loaded and put together (`program`, `app`);
 * the others follow one another.
 */
type StartStep = 'settings' | 'database' | 'tables' | 'program' | 'app' | 'places' | 'demo' | 'listening';

const doneAt = new Map<StartStep, number>();

/** Notes that a step is done. Only the first time counts: what is loaded is asked for again later. */
export const noteStep = (step: StartStep): void => {
  if (!doneAt.has(step)) doneAt.set(step, performance.now() / 1000);
};

/** Tells in /metrics when each step was done, in seconds since the process began. */
export const measureStart = (registry: Registry): void => {
  new Gauge({
    name: 'start_step_seconds',
    help: 'Time from the beginning of the process to the end of each step of its start.',
    labelNames: ['step'],
    registers: [registry],
    collect() {
      for (const [step, seconds] of doneAt) this.set({ step }, seconds);
    },
  });
};
