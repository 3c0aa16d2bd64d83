/** The operator's command: npm run operator -- COMMAND. */
import { readConfig } from '../config.js';
import { operatorHelp, readOperatorCommand } from './operator-arguments.js';
import { describeResult, runOperatorCommand } from './operator-command.js';

try {
  const request = readOperatorCommand(process.argv.slice(2));
  if (request) {
    const result = await runOperatorCommand(readConfig(process.env), request.command);
    process.stdout.write(request.json ? `${JSON.stringify(result)}\n` : describeResult(result));
  } else process.stdout.write(operatorHelp);
} catch (thrown) {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exitCode = 1;
}
