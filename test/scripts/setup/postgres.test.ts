import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCommand, inScratch } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { ensurePostgres, findPostgres, POSTGRES_MISSING } = await script<{
  ensurePostgres: (task: object) => Promise<{ ok: boolean; message: string }>;
  findPostgres: (env: object, debianFolder: string) => string | undefined;
  POSTGRES_MISSING: string;
}>('setup/postgres.mjs');

const test = suite('scripts/setup/postgres');
const say = () => undefined;

function fakeServer(folder: string, path: string): string {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) fakeCommand(folder, `${path}/${name}`);
  return join(folder, path);
}

test('the newest of several installed versions is taken', () =>
  inScratch((folder) => {
    fakeServer(folder, 'lib/9/bin');
    const newest = fakeServer(folder, 'lib/17/bin');
    fakeServer(folder, 'lib/15/bin');
    assert.is(findPostgres({ PATH: '' }, join(folder, 'lib')), newest);
  }));

test('a version with clients only is passed over', () =>
  inScratch((folder) => {
    fakeCommand(folder, 'lib/17/bin/psql');
    const server = fakeServer(folder, 'lib/15/bin');
    assert.is(findPostgres({ PATH: '' }, join(folder, 'lib')), server);
  }));

test('a server on the PATH is found where Debian has none', () =>
  inScratch((folder) => {
    const server = fakeServer(folder, 'bin');
    assert.is(findPostgres({ PATH: server }, join(folder, 'lib')), server);
  }));

test('without PostgreSQL and without root the run goes on and says what is missing', () =>
  inScratch(async (folder) => {
    const task = { env: { PATH: folder }, say, isRoot: false, debianFolder: join(folder, 'lib') };
    assert.equal(await ensurePostgres(task), { ok: true, message: POSTGRES_MISSING });
    assert.match(POSTGRES_MISSING, /install the package postgresql/);
  }));

test('no cluster is made by the package: the setting is there before the install', () =>
  inScratch(async (folder) => {
    const settings = join(folder, 'etc/createcluster.d/housing.conf');
    const bin = join(folder, 'lib/15/bin');
    fakeCommand(
      folder,
      'bin/apt-get',
      `[ "$1" = install ] || exit 0
[ "$(/bin/cat ${settings})" = "create_main_cluster = false" ] || exit 1
/bin/mkdir -p ${bin}
for name in initdb pg_ctl postgres; do printf '#!/bin/sh\\n' > ${bin}/$name; /bin/chmod 755 ${bin}/$name; done`,
    );
    const answer = await ensurePostgres({
      env: { PATH: join(folder, 'bin') },
      say,
      isRoot: true,
      debianFolder: join(folder, 'lib'),
      clusterSettings: settings,
    });
    assert.equal(answer, { ok: true, message: `PostgreSQL ${bin}` });
    assert.is(readFileSync(settings, 'utf8'), 'create_main_cluster = false\n');
  }));

test.run();
