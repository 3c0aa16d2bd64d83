/** Installs Debian packages, where that is allowed. */
import { findCommand } from './find-command.mjs';
import { runQuietly } from './run-quietly.mjs';

/** Tells whether packages can be installed here: as root, with apt-get, and where HOUSING_INSTALL does not say no. */
export function canInstall({ env, isRoot = process.getuid?.() === 0 }) {
  return env.HOUSING_INSTALL !== 'no' && isRoot && findCommand(['apt-get'], env) !== undefined;
}

/** Installs the named packages with what they need and nothing they only recommend. */
export async function aptInstall(packages, { env }) {
  const apt = findCommand(['apt-get'], env);
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  // A stale list of one source must not stop an install that the others can serve.
  const update = await runQuietly(apt, ['update'], options);
  const install = await runQuietly(
    apt,
    ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300', ...packages],
    options,
  );
  return { ok: install.ok, output: update.ok ? install.output : update.output + install.output };
}
