/** Finds the PHP of the WordPress plugin's tests, or installs Debian's command. */
import { aptInstall, canInstall } from './apt.mjs';
import { findCommand } from './find-command.mjs';

/** What a run without PHP says, when setting up and beside the tests it leaves out. */
export const PHP_MISSING =
  'PHP is missing, so the WordPress plugin is not tested: install the package php-cli';

/** Makes sure that PHP is there, if it can; without it the tests go on and say so. */
export async function ensurePhp({ env, say, isRoot }) {
  const find = () => findCommand(['php'], env);
  if (find()) return { ok: true, message: `PHP ${find()}` };
  if (!canInstall({ env, isRoot })) return { ok: true, message: PHP_MISSING };
  say('installing php-cli');
  const { output } = await aptInstall(['php-cli'], { env });
  return { ok: true, message: find() ? `PHP ${find()}` : `${PHP_MISSING}\n${output}` };
}
