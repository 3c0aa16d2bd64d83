/** Runs the operator's commands (C-49): what is done at the desk can be done here too, by whoever has the machine. */
import type { DeskRole, PersonDecision } from '../../src/api/contract/desk.schema.js';
import { phoneDigits } from '../../src/model/rules/phone.js';
import { type Config, keepsMessages } from '../config.js';
import type { Sql } from '../db/database.js';
import { type Account, findAccountByEmail } from '../repositories/account.js';
import { findActs, findBrokenLink, insertAct, linkActs } from '../repositories/audit.js';
import { findBalance } from '../repositories/coin-account.js';
import { findConsoleSms } from '../repositories/console-sms.js';
import { updateRole } from '../repositories/desk.js';
import { findDeskOrders } from '../repositories/desk-money.js';
import { findJobRuns, markJobsDue } from '../repositories/job-run.js';
import { findKeysInUse } from '../repositories/partner-key.js';
import { findAccountCounts, findAccountSums, findPeople } from '../repositories/operator-accounts.js';
import { readQueue } from './desk.js';
import { type DeskAct, decideOnListing, decideOnReport } from './desk-decisions.js';
import { readDays } from './desk-money.js';
import { actOnPerson, revokeKey } from './desk-people.js';
import { decideOnProject, readProjects } from './desk-projects.js';
import { confirmPlace, listProposedPlaces } from './proposed-places.js';
import { openPayments } from '../payments/open-payments.js';
import { decideRefund, listOpenRefunds } from './contact-refunds.js';
import { refundOrder } from './coin-refunds.js';
import { ServiceError } from './service-error.js';
import { createMarketSettings, type SettingAct } from './market-settings.js';
import type { OperatorCommand } from './operator-commands.js';
import { createWelcome } from './welcome.js';

type Settings = Config;

const mostPeople = 20;

const need = async (database: Sql, email: string): Promise<Account> => {
  const account = await findAccountByEmail(database, email.trim());
  if (!account) throw new ServiceError('not-found', `No account has the e-mail address ${email}.`);
  return account;
};

const grant = async (
  database: Sql,
  settings: Settings,
  { email, coins, reason }: { email: string; coins: number; reason: string },
): Promise<unknown> => {
  const account = await need(database, email);
  const acting = actOnPerson(database, createWelcome(database, settings));
  const decision = { act: 'grant' as const, coins, reason };
  await acting({ actorId: 'command-line', id: account.id, decision, at: new Date() });
  const balance = await findBalance(database, account.id);
  return { email: account.email, granted: coins, balance };
};

/** Does to an account what operators do at the desk. */
const act = async (
  database: Sql,
  settings: Settings,
  { email, ...decision }: PersonDecision & { email: string },
): Promise<unknown> => {
  const account = await need(database, email);
  const acting = actOnPerson(database, createWelcome(database, settings));
  await acting({ actorId: 'command-line', id: account.id, decision, at: new Date() });
  return { email: account.email, done: decision.act };
};

/** Takes a decision of the desk, and answers what it was. */
const decided = async <Decision extends object>(
  database: Sql,
  decide: (database: Sql, act: DeskAct<Decision>) => Promise<void>,
  id: string,
  decision: Decision,
): Promise<unknown> => {
  await decide(database, { actorId: 'command-line', id, decision, at: new Date() });
  return { id, ...decision };
};

const endKey = async (database: Sql, key: string, reason: string): Promise<unknown> => {
  await revokeKey(database, { actorId: 'command-line', key, reason, at: new Date() });
  return { revoked: key };
};

const lastCode = async (database: Sql, settings: Settings, phone: string): Promise<unknown> => {
  if (!keepsMessages(settings)) throw new ServiceError('forbidden', 'Codes are shown only where DEV is on.');
  const sms = await findConsoleSms(database, phoneDigits(phone));
  if (!sms?.code) throw new ServiceError('not-found', 'No code was sent to this number.');
  return { phone: phoneDigits(phone), code: sms.code, sentAt: sms.sentAt.toISOString() };
};

const show = async (database: Sql, email: string): Promise<unknown> => {
  const account = await need(database, email);
  const { id, name, phone, usertype, phoneVerified, createdAt } = account;
  return {
    id,
    name,
    email: account.email,
    phone,
    phoneVerified,
    usertype,
    createdAt: createdAt.toISOString(),
    coins: await findBalance(database, id),
    ...(await findAccountCounts(database, id)),
  };
};

const setRole = async (
  database: Sql,
  { email, role }: { email: string; role: DeskRole | 'none' },
): Promise<unknown> => {
  const account = await need(database, email);
  await database.transaction().execute(async (transaction) => {
    await updateRole(transaction, account.id, role === 'none' ? null : role);
    const act = { actorId: 'command-line', act: 'role', subject: account.id, detail: { role } };
    await insertAct(transaction, act, new Date());
  });
  return { email: account.email, role };
};

/** Sets what the market shows or coins cost, whatever was set before. */
const setSetting = async (
  database: Sql,
  config: Settings,
  { name, reason, entries }: Pick<SettingAct, 'name' | 'reason' | 'entries'>,
): Promise<unknown> => {
  const settings = createMarketSettings(database, config);
  const find = async () => (await settings.list()).find((each) => each.name === name);
  const version = (await find())?.version ?? 0;
  await settings.set({ name, reason, version, actorId: 'command-line', ...(entries && { entries }) });
  return find();
};

/** The whole record, the oldest first, and whether it is as it was written. */
const audit = async (database: Sql): Promise<unknown> => {
  while ((await linkActs(database)) > 0);
  const broken = await findBrokenLink(database);
  const entries = await findActs(database, { before: Number.MAX_SAFE_INTEGER, most: 1_000_000 });
  return {
    isWhole: broken === undefined,
    ...(broken !== undefined && { firstBroken: broken }),
    entries: entries.reverse(),
  };
};

/** Commands that only look something up. */
const lookUps = {
  ledger: (database: Sql) => findAccountSums(database),
  queue: (database: Sql, { publicUrl }: Settings) =>
    readQueue(database, {
      withRefunds: true,
      at: Date.now(),
      imageOf: (key) => `${publicUrl}/media/${key}-400.webp`,
    }),
  projects: (database: Sql, { publicUrl }: Settings) => readProjects(database, publicUrl),
  days: (database: Sql) => readDays(database, Date.now()),
  orders: (database: Sql) => findDeskOrders(database, { most: 200 }),
  jobs: (database: Sql) => findJobRuns(database),
  refunds: (database: Sql) => listOpenRefunds(database),
  'partner-keys': (database: Sql) => findKeysInUse(database),
  settings: (database: Sql, settings: Settings) => createMarketSettings(database, settings).list(),
  audit: (database: Sql) => audit(database),
  places: (database: Sql) => listProposedPlaces(database),
} satisfies Partial<
  Record<OperatorCommand['command'], (database: Sql, settings: Settings) => Promise<unknown>>
>;

type LookUp = Extract<OperatorCommand, { command: keyof typeof lookUps }>;

const isLookUp = (asked: OperatorCommand): asked is LookUp => asked.command in lookUps;

/** Runs a command and returns its result; throws a ServiceError whose message is for the operator. */
export const runOperator = (database: Sql, settings: Settings, asked: OperatorCommand): Promise<unknown> => {
  if (isLookUp(asked)) return lookUps[asked.command](database, settings);
  switch (asked.command) {
    case 'grant':
      return grant(database, settings, asked);
    case 'role':
      return setRole(database, asked);
    case 'approve':
    case 'hide':
    case 'remove':
    case 'warn':
      return decided(database, decideOnListing, asked.listing, { act: asked.command, reason: asked.reason });
    case 'close-report':
      return decided(database, decideOnReport, asked.report, {
        outcome: asked.outcome,
        answer: asked.reason,
      });
    case 'decide-project':
      return decided(database, decideOnProject, asked.id, { act: asked.act, reason: asked.reason });
    case 'people':
      return findPeople(database, asked.search?.trim() ?? '', mostPeople);
    case 'refund-order': {
      const money = { orderId: asked.order, actorId: 'command-line', reason: asked.reason };
      return refundOrder(database, openPayments(settings, database).provider, money, Date.now());
    }
    case 'decide-refund':
      return decideRefund(database, { ...asked, actorId: 'command-line' }, Date.now());
    case 'check-rera':
    case 'withdraw-rera':
    case 'suspend':
    case 'restore':
    case 'end-sessions': {
      const { command, ...rest } = asked;
      return act(database, settings, { act: command, ...rest });
    }
    case 'revoke-key':
      return endKey(database, asked.key, asked.reason);
    case 'set':
    case 'reset':
      return setSetting(database, settings, asked);
    case 'confirm-place':
      return confirmPlace(database, asked, 'command-line');
    case 'otp':
      return lastCode(database, settings, asked.phone);
    case 'user':
      return show(database, asked.email);
  }
};

/** Runs a command while no server does; the next one does all of its jobs, since what the public sees may have changed. */
export const runOperatorAlone = async (
  database: Sql,
  settings: Settings,
  asked: OperatorCommand,
): Promise<unknown> => {
  const result = await runOperator(database, settings, asked);
  await markJobsDue(database);
  return result;
};
