/** What the commands that copy whole markets share: their arguments, and how they tell what they did. */
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '../config.js';

/** A command line that was understood. */
export interface MarketCommand {
  readonly config: Config;
  /** The file named; '' where the command takes none. */
  readonly file: string;
  readonly replace: boolean;
}

/** Counts of a market's tables as people read them; empty ones are left out. */
export const describeTables = (tables: Readonly<Record<string, { count: number }>>): string =>
  Object.entries(tables)
    .filter(([, { count }]) => count > 0)
    .map(([name, { count }]) => `  ${name}: ${count.toLocaleString('en-IN')}\n`)
    .join('');

const read = (help: string, takesFile: boolean): MarketCommand | undefined => {
  const options = { replace: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  if (values.help) return undefined;
  if (positionals.length !== (takesFile ? 1 : 0))
    throw new Error(`${takesFile ? 'Name one file.' : 'The command takes no file.'}\n\n${help}`);
  return {
    config: readConfig(process.env),
    file: positionals[0] ?? '',
    replace: values.replace === true,
  };
};

/** Runs a command of this process: says what it answers, or what is wrong, and sets the exit code. */
export const runMarketCommand = async (
  help: string,
  takesFile: boolean,
  work: (command: MarketCommand) => Promise<string>,
): Promise<void> => {
  try {
    process.umask(0o077);
    const command = read(help, takesFile);
    process.stdout.write(command ? await work(command) : help);
  } catch (thrown) {
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    process.exitCode = 1;
  }
};
