/** What saved searches cost: one listing written among many of them, and comparing it with them, on both engines. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from './marketplace.mjs';

const engines = (process.env.BENCH_ENGINES ?? 'pglite,postgres').split(',');
const compare = ['--import', 'tsx', 'bench/alerts/compare.mjs'];

/** Milliseconds of database time that one listing among 100,000 searches may cost. */
const budget = 1000;

const measureOn = async (engine) => {
  const command =
    engine === 'postgres' ? ['scripts/postgres.mjs', '--', process.execPath, ...compare] : compare;
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { ...process.env, TEST_ENGINE: engine },
  });
  const { writeAlone, writeBeside, match, found } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  const ms = (value) => Math.round(value * 10) / 10;
  return [
    {
      name: `${engine}: a listing written while searches are saved, ms`,
      value: ms(writeBeside),
      baseline: ms(writeAlone),
      ratio: writeBeside / writeAlone,
    },
    {
      name: `${engine}: comparing it with them, about ${found} found it, ms`,
      value: ms(match),
      budget,
      isMet: match < budget,
    },
  ];
};

/** Measures each engine in turn. */
export const measure = async () => {
  const results = [];
  for (const engine of engines) results.push(...(await measureOn(engine)));
  return results;
};
