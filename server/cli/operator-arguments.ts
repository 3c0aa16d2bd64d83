/** Reads the command line of the operator. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Value } from 'typebox/value';
import { OperatorCommand } from '../services/operator-commands.js';

/** The help text. */
export const operatorHelp = `Usage: npm run operator -- COMMAND [options]

  grant --email E --coins N --reason R   gives coins to an account
  queue [--json]                         lists what waits for a decision, the most urgent first
  approve --listing L --reason R         shows a listing (again); L is either id
  hide --listing L --reason R            takes it off the market until its owner mends it; the owner reads R
  remove --listing L --reason R          takes it off the market for good; the owner reads R
  warn --listing L --reason R            asks its owner to mend it; the owner reads R
  close-report --report N --outcome O --reason R
                                         answers a report (O is taken-down, mended, kept or answered); who sent it reads R
  projects [--json]                      lists builders' projects and what waits of them
  decide-project --id I --act A --reason R
                                         A is approve, return, withdraw, pick-demand, pick-slider or unpick
  people [--search S] [--json]           finds people by a part of name or e-mail address, by phone or by id
  days [--json]                          counts what happened on each of the last 30 days
  orders [--json]                        lists the last 200 orders of coins
  refund-order --order O --reason R      takes the coins of an order back and sends its money, if none is spent
  refunds [--json]                       lists requests of coins back for contacts, the oldest first
  decide-refund --id I --act A --reason R  gives the coins or refuses (A is give or refuse); the person reads R
  role --email E --role R                makes an account moderator or operator of the market, or none again
  check-rera --email E --number N --reason R
                                         notes that you found an account's RERA number in the public register today
  withdraw-rera --email E --number N --reason R
                                         takes that back
  suspend --email E --reason R           signs an account out and takes its listings off the market
  restore --email E --reason R           ends the suspension
  end-sessions --email E --reason R      signs an account out everywhere
  partner-keys [--json]                  lists the partner keys in use
  revoke-key --key K --reason R          ends a partner key
  jobs [--json]                          lists background jobs: their last run, and what went wrong
  settings [--json]                      lists banners, projects, promotions, loan-offers, coin-prices and coin-packs
  set --name N --file F --reason R       sets one of them to the entries of a JSON file
  reset --name N --reason R              sets one to its default again: of its file, or of the setting of the server
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
  listing: { type: 'string' },
  report: { type: 'string' },
  outcome: { type: 'string' },
  search: { type: 'string' },
  phone: { type: 'string' },
  role: { type: 'string' },
  order: { type: 'string' },
  id: { type: 'string' },
  act: { type: 'string' },
  number: { type: 'string' },
  key: { type: 'string' },
  name: { type: 'string' },
  city: { type: 'string' },
  file: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** What was asked, and whether the answer is wanted as JSON. */
export interface OperatorRequest {
  command: OperatorCommand;
  json: boolean;
}

const readEntries = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (thrown) {
    throw new Error(`${file} is not read: ${(thrown as Error).message}`);
  }
};

/** Reads the arguments; undefined for --help. Throws an Error whose message is for the person who typed them. */
export const readOperatorCommand = (args: readonly string[]): OperatorRequest | undefined => {
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) return undefined;
  const { json = false, help: _help, coins, file, ...texts } = values;
  const command = {
    command: positionals[0],
    ...texts,
    ...(coins !== undefined && { coins: Number(coins) }),
    ...(file !== undefined && { entries: readEntries(file) }),
  };
  if (positionals.length !== 1 || !Value.Check(OperatorCommand, command))
    throw new Error(`That is not a command, or an option is missing or wrong.\n\n${operatorHelp}`);
  return { command, json };
};
