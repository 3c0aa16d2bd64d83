/** Reads the command line of the operator. */
import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { OperatorCommand } from '../services/operator.js';

/** The help text. */
export const operatorHelp = `Usage: npm run operator -- COMMAND [options]

  grant --email E --coins N --reason R   gives coins to an account
  refund-order --order O --reason R      takes the coins of an order back and sends its money, if none is spent
  refunds [--json]                       lists requests of coins back for contacts, the oldest first
  decide-refund --id I --act A --reason R  gives the coins or refuses (A is give or refuse); the person reads R
  role --email E --role R                makes an account moderator or operator of the market, or none again
  audit [--json]                         shows what operators did, and whether the record is whole
  places [--json]                        lists names of places that listings brought and nobody has confirmed
  confirm-place --name N --city C        confirms one: searches and forms suggest it from then on
  ledger [--json]                        lists every account's balance and the sum of its ledger
  otp --phone P                          shows the last sign-in code sent to a number (development only)
  user --email E                         shows an account

It works while the server runs and when it does not. Every answer can be had as JSON with --json.
`;

const options = {
  email: { type: 'string' },
  coins: { type: 'string' },
  reason: { type: 'string' },
  phone: { type: 'string' },
  role: { type: 'string' },
  order: { type: 'string' },
  id: { type: 'string' },
  act: { type: 'string' },
  name: { type: 'string' },
  city: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** What was asked, and whether the answer is wanted as JSON. */
export interface OperatorRequest {
  command: OperatorCommand;
  json: boolean;
}

/** Reads the arguments; undefined for --help. Throws an Error whose message is for the person who typed them. */
export const readOperatorCommand = (args: readonly string[]): OperatorRequest | undefined => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return undefined;
  const { email, coins, reason, phone, role, order, id, act, name, city, json = false } = values;
  const command = {
    command: positionals[0],
    ...(email !== undefined && { email }),
    ...(coins !== undefined && { coins: Number(coins) }),
    ...(reason !== undefined && { reason }),
    ...(phone !== undefined && { phone }),
    ...(role !== undefined && { role }),
    ...(order !== undefined && { order }),
    ...(id !== undefined && { id }),
    ...(act !== undefined && { act }),
    ...(name !== undefined && { name }),
    ...(city !== undefined && { city }),
  };
  if (positionals.length !== 1 || !Value.Check(OperatorCommand, command))
    throw new Error(`That is not a command, or an option is missing or wrong.\n\n${operatorHelp}`);
  return { command, json };
};
