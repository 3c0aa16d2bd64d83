/** The list of checks: what each runs, how long it may take, and what must be done before. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CHROMIUM_MISSING, findChromium } from '../setup/chromium.mjs';
import { compiler } from '../setup/compiler.mjs';
import { findPostgres, POSTGRES_MISSING } from '../setup/postgres.mjs';
import { looksApart } from './looks-fingerprint.mjs';

const UVU = ['node_modules/uvu/bin.js', '--no-color'];
const LAYER_FOLDERS = ['src', 'words', 'server', 'demo', 'test', 'examples'];
const OWN_SUITES = [
  'contract',
  'server',
  'demo',
  'e2e',
  'engines',
  'examples',
  'looks',
  'widgets',
  'host',
  'scripts',
  'words',
];

/** What of the server knows no database: it runs once, and not on each engine. A test holds this to the imports. */
const WITHOUT_DATABASE =
  '(?:server/(?:content|media|places|reading|routes/(?:content|media)(?=\\.)|import/(?!real-files))|demo/(?:pictures|market))';

/** What of the widgets is for owners, with the parts of all: beside the rules one half of the unit tests, for the second core. */
const OF_OWNERS = '(?:kit|manage|post-property)/';

/**
 * Two work at once: the longest begins as soon as it can, and the short ones come last, so that both cores are busy
 * until the end. Types go first all the same, being what fails most.
 */
const ORDER = [
  ...['build', 'types', 'browser', 'contract pglite', 'contract postgres', 'lint', 'looks', 'server parts'],
  ...[
    'host',
    'reference',
    'tools',
    'unit finding',
    'unit owning',
    'unit rules',
    'layers',
    'dead',
    'package',
    'size',
    'format',
  ],
];

/** A package's command, run by this Node without a shell. */
const tool = (file, ...args) => ({ args: [`node_modules/${file}`, ...args], limitSeconds: 600 });

const filesOf = (pattern) => `${pattern}.*\\.test\\.tsx?$`;

/** The test files whose path under test/ begins with the pattern, bundled into one process. */
const unit = (pattern) => ({
  args: ['scripts/unit.mjs', filesOf(pattern)],
  limitSeconds: 300,
  countsCases: true,
});

/** The same for the server's tests, which are translated and not bundled: threads and processes start from files. */
const ofServer = (pattern, limitSeconds, { around = [], env = {} } = {}) => ({
  // A larger young heap lets what a call leaves behind die before it is copied: a twentieth of the work.
  args: [...around, '--max-semi-space-size=64', 'scripts/server-tests.mjs', filesOf(pattern)],
  limitSeconds,
  env,
  countsCases: true,
});

/** A uvu process over the test files whose path under test/ begins with the pattern. */
const uvu = (pattern, limitSeconds, { env = {} } = {}) => ({
  args: ['--import', 'tsx', ...UVU, 'test', filesOf(pattern)],
  limitSeconds,
  env,
  countsCases: true,
});

function sourceChecks(root) {
  const typesCache = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo'];
  const lintCache = ['--cache', '--cache-location', 'node_modules/.cache/eslint/'];
  const folders = LAYER_FOLDERS.filter((folder) => existsSync(join(root, folder)));
  return [
    { name: 'types', ...tool(...compiler(root), '--noEmit', ...typesCache, '-p', '.') },
    { name: 'lint', ...tool('eslint/bin/eslint.js', '.', '--max-warnings=0', ...lintCache) },
    { name: 'format', ...tool('@biomejs/biome/bin/biome', 'check', '.') },
    {
      name: 'layers',
      ...tool(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        '--config',
        '.dependency-cruiser.cjs',
        ...folders,
      ),
    },
    { name: 'dead', ...tool('knip/bin/knip.js', '--no-progress') },
  ];
}

function suites(root, env, debianFolder) {
  const contract = { group: 'test:contract' };
  const onServer = `^(?!${WITHOUT_DATABASE})(contract|server|demo)/`;
  const onPostgres = `^(?!${WITHOUT_DATABASE})(contract|server|demo|scripts/postgres)/`;
  const postgres = {
    around: ['scripts/postgres.mjs', '--', process.execPath],
    env: { TEST_ENGINE: 'postgres' },
  };
  const skip = findPostgres(env, debianFolder) ? {} : { skip: POSTGRES_MISSING };
  const chromium = findChromium(env);
  const lacks = chromium ? {} : { lacks: CHROMIUM_MISSING };
  return [
    {
      name: 'browser',
      group: 'test:browser',
      needs: ['build'],
      ...uvu('^(e2e|examples)/', 1500, { env: { CHROMIUM_PATH: chromium } }),
      ...lacks,
    },
    {
      name: 'looks',
      group: 'test:browser',
      needs: ['build'],
      ...uvu('^looks/', 600, { env: { CHROMIUM_PATH: chromium, LOOKS: 'compare' } }),
      ...lacks,
      // Asked when the step is due: the browser and the fonts take a moment to say who they are.
      get skip() {
        return chromium && looksApart(root, chromium);
      },
    },
    { name: 'unit rules', group: 'test:unit', ...unit(`^(?!(${OWN_SUITES.join('|')})/)`) },
    { name: 'unit finding', group: 'test:unit', ...unit(`^widgets/(?!${OF_OWNERS}|promises/)`) },
    { name: 'unit owning', group: 'test:unit', ...unit(`^widgets/${OF_OWNERS}`) },
    { name: 'host', ...unit('^host/') },
    { name: 'reference', ...unit('^widgets/promises/') },
    { name: 'tools', ...unit('^(?:scripts/(?!postgres)|words/)') },
    { name: 'server parts', ...contract, ...ofServer(`^${WITHOUT_DATABASE}`, 300) },
    { name: 'contract pglite', ...contract, ...ofServer(onServer, 1200, { env: { TEST_ENGINE: 'pglite' } }) },
    { name: 'contract postgres', ...contract, ...ofServer(onPostgres, 1200, postgres), ...skip },
  ];
}

/**
 * Answers all steps in order. A step may carry: `group` (the name that runs it with its siblings), `needs`
 * (steps before it), `alone` (nothing runs beside it), `skip` (why it is left out), `lacks`
 * (why it cannot run, which is a failure), `env`, `countsCases`.
 */
export function allSteps(root, env = process.env, debianFolder = undefined) {
  const steps = [
    { name: 'build', args: ['scripts/build.mjs'], limitSeconds: 600 },
    ...sourceChecks(root),
    ...suites(root, env, debianFolder),
    { name: 'size', needs: ['build'], args: ['scripts/size.mjs'], limitSeconds: 120 },
    { name: 'package', needs: ['build'], args: ['scripts/package.mjs'], limitSeconds: 300 },
  ];
  const placeOf = ({ name }) => ORDER.indexOf(name);
  return steps.sort((one, other) => placeOf(one) - placeOf(other));
}

/** Picks the steps that the names mean, with what they need before; all without names. */
export function pickSteps(steps, names) {
  if (names.length === 0) return steps;
  const isMeant = (step) => names.includes(step.name) || names.includes(step.group);
  const unknown = names.filter((name) => !steps.some((step) => step.name === name || step.group === name));
  if (unknown.length > 0) throw new Error(`There is no check called ${unknown.join(', ')}`);
  const needed = new Set(steps.filter(isMeant).flatMap((step) => step.needs ?? []));
  return steps.filter((step) => isMeant(step) || needed.has(step.name));
}
