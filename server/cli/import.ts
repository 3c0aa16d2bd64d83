/** npm run import: brings a file of listings into the market. */
import { readConfig } from '../config.js';
import { importHelp, readImportCommand } from './import-arguments.js';
import { runImportCommand } from './import-command.js';

const began = Date.now();
const terminal = {
  say: (text: string): void => void process.stderr.write(text),
  elapsed: (): number => Date.now() - began,
};

const stopping = new AbortController();
process.once('SIGINT', () => {
  terminal.say('Stopping after this batch ...\n');
  stopping.abort();
});

try {
  const command = readImportCommand(process.argv.slice(2));
  if (command)
    process.exitCode = await runImportCommand(readConfig(process.env), command, terminal, stopping.signal);
  else terminal.say(importHelp);
} catch (thrown) {
  terminal.say(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
