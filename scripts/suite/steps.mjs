/** The list of checks: what each runs, how long it may take, and what it needs. */
import { findChromium, findHeadlessShell } from '../setup/chromium.mjs';
import { compiler } from '../setup/compiler.mjs';
import { ENGINE_MISSING, findEngine } from '../setup/container-engine.mjs';
import { findPostgres, POSTGRES_MISSING } from '../setup/postgres.mjs';
import { looksApart } from '../looks/fingerprint.mjs';
import { databaseTests } from './database-tests.mjs';

/** A package's command, run by this Node without a shell. */
const tool = (file, ...args) => ({ args: [`node_modules/${file}`, ...args] });

const filesOf = (folders) => `^(${folders})/.*\\.test\\.tsx?$`;

/** The unit tests of some folders of test/. */
const unit = (folders) => ({ isSuite: true, args: ['scripts/unit.mjs', filesOf(folders)] });

/** Tests with real servers, threads and browsers. */
const tests = (files, env, around = []) => ({
  isSuite: true,
  env,
  args: [...around, '--import', 'tsx', 'scripts/run-tests.mjs', files],
});

/** The tests of the server that open a database, and those of PostgreSQL's own helper. */
const onDatabase = (root) => {
  const files = databaseTests(root).filter((file) => /^(demo|server)\//.test(file));
  return `^(${[...files, 'scripts/postgres/cluster.test.ts'].join('|').replaceAll('.', '\\.')})$`;
};

const typesCache = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
const lintOptions = ['--max-warnings=0', '--cache', '--cache-location', 'node_modules/.cache/eslint/'];

const onPostgres = ['scripts/postgres.mjs', '--', process.execPath];

/**
 * Lists all steps in the order in which they begin: the build, then what takes longest. A step may carry `group` (the name
 * that runs it with its siblings), `needsBuild`, `minutes` (its limit; 10 without), `env`, `isSuite` (it ends with a
 * result line) and `skip`, which answers why it is left out, if it is.
 */
export function allSteps(root, env = process.env, debianFolder = undefined) {
  const chromium = findChromium(env);
  const browsers = { CHROMIUM_PATH: chromium, HEADLESS_SHELL_PATH: findHeadlessShell(env) };
  // Twice what they take on a usual machine: some have half of its speed.
  const inBrowser = { group: 'test:browser', needsBuild: true, minutes: 60 };
  const contract = { group: 'test:contract', needsBuild: true, minutes: 30 };
  const layers = 'dependency-cruiser/bin/dependency-cruise.mjs';
  const withoutPostgres = () => (findPostgres(env, debianFolder) ? undefined : POSTGRES_MISSING);
  const folders = ['src', 'words', 'server', 'demo', 'test', 'examples'];
  return [
    { name: 'build', args: ['scripts/build.mjs'] },
    { name: 'types', ...tool(...compiler(root), '--noEmit', ...typesCache, '-p', '.') },
    { name: 'unit rules', group: 'test:unit', ...unit('api|model|support|types') },
    { name: 'unit widgets', group: 'test:unit', ...unit('widgets/(?!promises)[^/]+') },
    { name: 'browser', ...inBrowser, ...tests(filesOf('e2e|examples'), browsers) },
    {
      name: 'contract pglite',
      ...contract,
      ...tests(filesOf('contract|demo|server'), { TEST_ENGINE: 'pglite' }),
    },
    // Two servers answer in turn there, as behind a balancer: what one keeps to itself shows.
    {
      name: 'contract postgres',
      ...contract,
      ...tests(filesOf('contract'), { TEST_ENGINE: 'postgres', TEST_SERVERS: '2' }, onPostgres),
      skip: withoutPostgres,
    },
    {
      name: 'server postgres',
      ...contract,
      ...tests(onDatabase(root), { TEST_ENGINE: 'postgres' }, onPostgres),
      skip: withoutPostgres,
    },
    { name: 'lint rules', group: 'lint', ...tool('eslint/bin/eslint.js', '.', ...lintOptions) },
    { name: 'lint types', group: 'lint', ...tool('oxlint/bin/oxlint') },
    {
      name: 'looks',
      ...inBrowser,
      ...tests(filesOf('looks'), { CHROMIUM_PATH: chromium, LOOKS: 'compare' }),
      skip: () => chromium && looksApart(root, chromium),
    },
    { name: 'host', ...unit('host') },
    { name: 'reference', ...unit('widgets/promises') },
    { name: 'tools', ...unit('scripts(?!/postgres)|words') },
    { name: 'layers', ...tool(layers, '--config', '.dependency-cruiser.cjs', ...folders) },
    { name: 'dead', ...tool('knip/bin/knip.js', '--no-progress') },
    { name: 'package', needsBuild: true, args: ['scripts/package.mjs'] },
    {
      name: 'container',
      args: ['scripts/container.mjs'],
      minutes: 15,
      skip: () => (findEngine(env) ? undefined : ENGINE_MISSING),
    },
    { name: 'size', needsBuild: true, args: ['scripts/size.mjs'] },
    { name: 'format', ...tool('@biomejs/biome/bin/biome', 'check', '.') },
  ];
}

/** Picks the steps that the names mean, and the build where one needs it; all without names. */
export function pickSteps(steps, names) {
  if (names.length === 0) return steps;
  const isMeant = (step) => names.includes(step.name) || names.includes(step.group);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name || step.group === name));
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}`);
  const needsBuild = steps.some((step) => isMeant(step) && step.needsBuild);
  return steps.filter((step) => isMeant(step) || (needsBuild && step.name === 'build'));
}
