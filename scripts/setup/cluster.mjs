/** Finds what a cluster of several database machines is made of, or installs Debian's packages without starting any of it. */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { aptInstall, canInstall } from './apt.mjs';
import { findCommand } from './find-command.mjs';

const COMMANDS = ['patroni', 'etcd', 'pgbouncer', 'haproxy'];
const PACKAGES = ['patroni', 'python3-etcd', 'etcd-server', 'pgbouncer', 'haproxy'];
const REMEDY = `install ${PACKAGES.join(', ')}`;
/** What Debian asks whether it may start a service that it has installed. */
const POLICY = '/usr/sbin/policy-rc.d';

/** Folders of commands that only root's PATH holds. */
const OTHERS = ['/usr/sbin', '/usr/local/sbin'];

/** Returns the path of each command; undefined for one that is missing. */
export function findCluster(env = process.env, others = OTHERS) {
  const all = { ...env, PATH: [env.PATH, ...others].join(':') };
  return Object.fromEntries(COMMANDS.map((name) => [name, findCommand([name], all)]));
}

const missing = (env, others) =>
  Object.entries(findCluster(env, others)).flatMap(([name, path]) => (path ? [] : [name]));

/** Runs an installation after which no service runs. */
async function withoutStarting(policy, install) {
  if (existsSync(policy)) return install();
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return await install();
  } finally {
    rmSync(policy);
  }
}

/** Makes sure that all of it is there; without it a cluster cannot be tested. */
export async function ensureCluster({ env, say, isRoot, policy = POLICY, others = OTHERS }) {
  if (missing(env, others).length === 0) return { ok: true, message: 'all of a cluster is there' };
  if (!canInstall({ env, isRoot }))
    return { ok: false, message: `missing: ${missing(env, others).join(', ')}; ${REMEDY}` };
  say(`installing ${PACKAGES.join(', ')}`);
  const { output } = await withoutStarting(policy, () => aptInstall(PACKAGES, { env }));
  const still = missing(env, others);
  return still.length === 0
    ? { ok: true, message: 'all of a cluster is there' }
    : { ok: false, message: `missing: ${still.join(', ')}; ${REMEDY}\n${output}` };
}
