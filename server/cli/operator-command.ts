/** Runs a command of the operator: inside the server that has the data open, or beside it when none runs. */
import type { Config } from '../config.js';
import { openDatabase } from '../db/database.js';
import { findServer, type RunningServer } from '../import/running-server.js';
import { runOperatorAlone } from '../services/operator.js';
import type { OperatorCommand } from '../services/operator-commands.js';

const throughServer = async ({ url, token }: RunningServer, command: OperatorCommand): Promise<unknown> => {
  const reply = await fetch(`${url}/internal/operator`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(command),
  });
  const answer = (await reply.json()) as unknown;
  if (!reply.ok)
    throw new Error((answer as { message?: string }).message ?? `The server answered ${reply.status}.`);
  return answer;
};

const directly = async (config: Config, command: OperatorCommand): Promise<unknown> => {
  const database = await openDatabase(config);
  try {
    return await runOperatorAlone(database.sql, config, command);
  } finally {
    await database.close();
  }
};

/** Runs a command and answers its result. */
export const runOperatorCommand = (config: Config, command: OperatorCommand): Promise<unknown> => {
  const server = findServer(config.dataDir);
  return server ? throughServer(server, command) : directly(config, command);
};

const cell = (value: unknown): string =>
  typeof value === 'string' ? value : value === null ? '-' : JSON.stringify(value);

const rowOf = (entry: object): string =>
  Object.entries(entry)
    .map(([name, value]) => `${name}: ${cell(value)}`)
    .join('  ');

/** Formats a result for people: one line for each account, or for each fact. */
export const describeResult = (result: unknown): string =>
  Array.isArray(result)
    ? result.map((entry) => `${rowOf(entry as object)}\n`).join('')
    : Object.entries(result as object)
        .map(([name, value]) => `${name}: ${cell(value)}\n`)
        .join('');
