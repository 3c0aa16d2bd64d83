/** Runs the server's commands as user postgres when the caller is root, which PostgreSQL refuses. */
import { execFileSync } from 'node:child_process';
import { findCommand } from '../setup/find-command.mjs';

const isRoot = () => process.getuid?.() === 0;

/** Returns the prefix of a command that runs it as user postgres; empty when not root. */
function prefix() {
  if (!isRoot()) return [];
  const setpriv = findCommand(['setpriv']);
  if (setpriv) return [setpriv, '--reuid=postgres', '--regid=postgres', '--init-groups', '--'];
  return [findCommand(['runuser']) ?? 'runuser', '-u', 'postgres', '--'];
}

/** Returns a command and its arguments as they are run as user postgres. */
export const commandAsPostgres = (command, args) => [...prefix(), command, ...args];

/** Runs a command to its end in a folder that its user may enter; throws with what it printed when it fails. */
export function runAsPostgres(folder, command, args) {
  const [first, ...rest] = commandAsPostgres(command, args);
  // The server that pg_ctl starts would keep a pipe open, so its output goes to a file.
  return execFileSync(first, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}

/** Hands a folder to user postgres when the caller is root. */
export function giveToPostgres(folder) {
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
}
