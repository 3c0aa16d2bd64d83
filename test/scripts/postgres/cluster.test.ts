import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const { CLUSTERS, CLUSTER_PREFIX } = await script<{ CLUSTERS: string; CLUSTER_PREFIX: string }>(
  'postgres/cluster.mjs',
);

const test = suite('scripts/postgres');
const command = fileURLToPath(new URL('../../../scripts/postgres.mjs', import.meta.url));

/** Names the cluster folders that a process has made. */
function clustersOf(pid: number): string[] {
  const all = readdirSync(CLUSTERS).filter((name) => name.startsWith(CLUSTER_PREFIX));
  return all.filter((name) => {
    const owner = join(CLUSTERS, name, 'owner');
    return existsSync(owner) && readFileSync(owner, 'utf8') === String(pid);
  });
}

test('a command sees a cluster on a socket, and both its exit code and the clean folder remain', () => {
  // A cluster of a run that was killed: its owner's id is above what the system gives out.
  const left = mkdtempSync(join(CLUSTERS, CLUSTER_PREFIX));
  writeFileSync(join(left, 'owner'), '99999999');
  const code = `const folder = new URL(process.env.DATABASE_URL.replace('@/', '@local/')).searchParams.get('host');
    console.log(folder, require('fs').readdirSync(folder).includes('.s.PGSQL.5432'),
      require('fs').readFileSync(folder + '/data/postmaster.opts', 'utf8').includes('"listen_addresses="'));
    process.exit(7);`;
  const run = spawnSync(process.execPath, [command, '--', process.execPath, '-e', code], {
    encoding: 'utf8',
  });
  assert.is(run.stderr, '');
  const [folder, hasSocket, hasNoPort] = run.stdout.trim().split(' ');
  assert.equal([run.status, hasSocket, hasNoPort], [7, 'true', 'true']);
  assert.not.ok(existsSync(folder!));
  assert.not.ok(existsSync(left));
});

test('a broken-off run takes its cluster with it', async () => {
  const child = spawn(process.execPath, [
    command,
    '--',
    process.execPath,
    '-e',
    'setInterval(() => {}, 1000)',
  ]);
  const mine = () => clustersOf(child.pid!);
  while (mine().length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGTERM');
  await once(child, 'close');
  assert.equal(mine(), []);
});

test.run();
