/** Runs the crash tests on both engines: `npm run test:crash`; CRASH_KILLS says how often the server is killed on each (200). */
import { spawnSync } from 'node:child_process';

const tests = ['--import', 'tsx', 'scripts/run-tests.mjs', '^crash/'];
const runs = [
  ['pglite', tests],
  ['postgres', ['scripts/postgres.mjs', '--', process.execPath, ...tests]],
];
const codes = runs.map(
  ([engine, args]) =>
    spawnSync(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, FILE_MINUTES: '240', TEST_ENGINE: engine },
    }).status,
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
