/** Finds the PHP of the WordPress plugin's tests, or installs Debian's command. */
import { aptInstall, canInstall } from './apt.mjs';
import { findCommand } from './find-command.mjs';

/** The message of a run without PHP, in the setup and at the skipped tests. */
export const PHP_MISSING =
  'PHP is missing, so the WordPress plugin is not tested: install the package php-cli';

/** Installs PHP if possible; without it its tests are skipped with a message. */
export async function ensurePhp({ env, say, isRoot }) {
  const find = () => findCommand(['php'], env);
  if (find()) return { ok: true, message: `PHP ${find()}` };
  if (!canInstall({ env, isRoot })) return { ok: true, message: PHP_MISSING };
  say('installing php-cli');
  const { output } = await aptInstall(['php-cli'], { env });
  return { ok: true, message: find() ? `PHP ${find()}` : `${PHP_MISSING}\n${output}` };
}
