/** How a command on the same machine finds the running server: two files in the data folder. */
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a server listens, and the token its commands send. */
export interface RunningServer {
  readonly url: string;
  readonly token: string;
}

const noteOf = (dataDir: string): string => join(dataDir, 'server.json');
const tokenFileOf = (dataDir: string): string => join(dataDir, 'import-token');

const isAlive = (pid: unknown): boolean => {
  try {
    return typeof pid === 'number' && process.kill(pid, 0);
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Writes both files into the data folder; only the account of the server may read the token. */
export const noteServer = (dataDir: string, { url, token }: RunningServer): void => {
  mkdirSync(dataDir, { recursive: true });
  const tokenFile = tokenFileOf(dataDir);
  writeFileSync(tokenFile, token, { mode: 0o600 });
  // The mode given to writeFileSync does not apply to a file that exists.
  chmodSync(tokenFile, 0o600);
  writeFileSync(noteOf(dataDir), `${JSON.stringify({ url, tokenFile, pid: process.pid })}\n`, {
    mode: 0o600,
  });
};

/** Removes both files when the server stops. */
export const forgetServer = (dataDir: string): void => {
  rmSync(noteOf(dataDir), { force: true });
  rmSync(tokenFileOf(dataDir), { force: true });
};

/** Finds the server of a data folder; undefined when none runs. */
export const findServer = (dataDir: string): RunningServer | undefined => {
  try {
    const { url, pid } = JSON.parse(readFileSync(noteOf(dataDir), 'utf8')) as { url: string; pid: number };
    return isAlive(pid) ? { url, token: readFileSync(tokenFileOf(dataDir), 'utf8') } : undefined;
  } catch {
    return undefined;
  }
};
