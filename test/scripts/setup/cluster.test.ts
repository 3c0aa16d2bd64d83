import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCommand, inScratch } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { ensureCluster, findCluster } = await script<{
  ensureCluster: (task: object) => Promise<{ ok: boolean; message: string }>;
  findCluster: (env: object) => Record<string, string | undefined>;
}>('setup/cluster.mjs');

const test = suite('scripts/setup/cluster');
const say = () => undefined;
const names = ['patroni', 'etcd', 'pgbouncer', 'haproxy'];
/** Nothing of this machine is found. */
const nowhere: string[] = [];

test('with all of it there nothing is installed', () =>
  inScratch(async (folder) => {
    const env = { PATH: join(folder, 'bin') };
    for (const name of names) fakeCommand(folder, `bin/${name}`);
    const log = join(folder, 'log');
    fakeCommand(folder, 'bin/apt-get', `echo called >> ${log}`);
    assert.is(findCluster(env).patroni, join(folder, 'bin/patroni'));
    const answer = await ensureCluster({ env, say, isRoot: true, others: nowhere });
    assert.equal(answer, { ok: true, message: 'all of a cluster is there' });
    assert.not.ok(existsSync(log));
  }));

test('what is missing is named, and stops the run where nothing may be installed', () =>
  inScratch(async (folder) => {
    const env = { PATH: join(folder, 'bin') };
    fakeCommand(folder, 'bin/etcd');
    const { ok, message } = await ensureCluster({ env, say, isRoot: false, others: nowhere });
    assert.not.ok(ok);
    assert.match(message, /^missing: patroni, pgbouncer, haproxy; install patroni/);
  }));

test('while it installs no service may start, and a rule of the machine’s own stays', () =>
  inScratch(async (folder) => {
    const env = { PATH: join(folder, 'bin') };
    const policy = join(folder, 'policy-rc.d');
    const seen = join(folder, 'seen');
    const apt = `[ "$1" = install ] || exit 0; cat ${policy} > ${seen} 2>/dev/null; exit 0`;
    fakeCommand(folder, 'bin/apt-get', `PATH=/bin:/usr/bin; ${apt}`);
    const task = { env, say, isRoot: true, policy, others: nowhere };
    assert.not.ok((await ensureCluster(task)).ok, 'it installed nothing, and said it had');
    assert.ok(existsSync(seen), 'a service might have started');
    assert.not.ok(existsSync(policy));
    writeFileSync(policy, '#!/bin/sh\nexit 0\n');
    await ensureCluster(task);
    assert.ok(existsSync(policy));
  }));

test.run();
