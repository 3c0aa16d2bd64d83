/** Finds the browser of the tests, or installs Debian's. Never downloads one. */
import { aptInstall, canInstall } from './apt.mjs';
import { findCommand, isExecutable } from './find-command.mjs';

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-core'];
const HEADLESS_SHELL = 'chromium-headless-shell';
const REMEDY = 'install Chromium or Chrome, or set CHROMIUM_PATH to one';

/** The message of a run without a browser. */
const CHROMIUM_MISSING = `no browser found: ${REMEDY}`;

/** Returns the path of a browser: CHROMIUM_PATH when set, else one on the PATH, else undefined. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return findCommand(COMMANDS, env);
}

/**
 * Returns the path of Chromium's headless shell, which opens pages for less than the whole browser does, or undefined. A
 * CHROMIUM_PATH is the only browser then.
 */
export function findHeadlessShell(env = process.env) {
  return env.CHROMIUM_PATH ? undefined : findCommand([HEADLESS_SHELL], env);
}

/** Installs the headless shell beside the browser where that is allowed, and names both; the tests run without it too. */
async function withHeadlessShell(browser, { env, say, isRoot }) {
  if (!env.CHROMIUM_PATH && !findHeadlessShell(env) && canInstall({ env, isRoot })) {
    say(`installing ${HEADLESS_SHELL}`);
    await aptInstall([HEADLESS_SHELL], { env });
  }
  return { ok: true, message: `browser ${[browser, findHeadlessShell(env)].filter(Boolean).join(' and ')}` };
}

/** Makes sure that a browser is there; without one the tests cannot run. */
export async function ensureChromium({ env, say, isRoot }) {
  const found = findChromium(env);
  if (found) return withHeadlessShell(found, { env, say, isRoot });
  if (env.CHROMIUM_PATH) {
    return { ok: false, message: `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which cannot be run: ${REMEDY}` };
  }
  if (!canInstall({ env, isRoot })) return { ok: false, message: CHROMIUM_MISSING };
  say(`installing ${PACKAGES.join(', ')}`);
  const { ok, output } = await aptInstall(PACKAGES, { env });
  const installed = findChromium(env);
  if (ok && installed) return withHeadlessShell(installed, { env, say, isRoot });
  return { ok: false, message: `no browser could be installed: ${REMEDY}\n${output}` };
}
