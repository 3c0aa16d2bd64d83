/** The numbers of the database's pools (docs/settings.md). */
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { PoolMeter } from './pool-meter.js';

const buckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Measures the pools: connections when somebody asks, waits and statements as they end. */
export const measurePools = (registry: Registry, meters: readonly PoolMeter[]): void => {
  const registers = [registry];
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: lent, the most there may be, and how many wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      this.reset();
      for (const { name: pool, most, lent, waiting } of meters) {
        this.inc({ pool, state: 'lent' }, lent());
        this.inc({ pool, state: 'waiting' }, waiting());
        this.inc({ pool, state: 'most' }, most);
      }
    },
  });
  const waits = new Histogram({
    name: 'database_wait_seconds',
    help: 'Time until a connection was lent.',
    labelNames: ['pool'],
    buckets,
    registers,
  });
  const statements = new Histogram({
    name: 'database_statement_seconds',
    help: 'Time from sending a statement to its answer.',
    labelNames: ['pool', 'outcome'],
    buckets,
    registers,
  });
  for (const { name: pool, watch } of meters)
    watch({
      lent: (seconds) => {
        waits.observe({ pool }, seconds);
      },
      began: () => {
        const ended = statements.startTimer({ pool });
        return (isFailed) => {
          ended({ outcome: isFailed ? 'failed' : 'done' });
        };
      },
    });
};
