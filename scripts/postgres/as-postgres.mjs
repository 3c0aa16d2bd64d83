/** Runs the server's commands as a person that PostgreSQL accepts: it refuses to work for root. */
import { execFileSync } from 'node:child_process';
import { findCommand } from '../setup/find-command.mjs';

const isRoot = () => process.getuid?.() === 0;

/** Answers the words to put before a command so that it runs as user postgres; none when not root. */
function prefix() {
  if (!isRoot()) return [];
  const setpriv = findCommand(['setpriv']);
  if (setpriv) return [setpriv, '--reuid=postgres', '--regid=postgres', '--init-groups', '--'];
  return [findCommand(['runuser']) ?? 'runuser', '-u', 'postgres', '--'];
}

/** Runs a command to its end in a folder that its user may enter; throws with what it printed when it fails. */
export function runAsPostgres(folder, command, args) {
  const [first, ...rest] = [...prefix(), command, ...args];
  // The server that pg_ctl leaves behind would hold a pipe open, so nothing but a file may take its output.
  return execFileSync(first, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
}

/** Gives a folder to user postgres when the caller is root. */
export function giveToPostgres(folder) {
  if (isRoot()) execFileSync('chown', ['postgres', folder]);
}
