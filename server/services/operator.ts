/** The operator's commands (C-49). */
import { type Static, Type } from 'typebox';
import type { DeskRole, PersonDecision } from '../../src/api/contract/desk.schema.js';
import { MarketSettingName, SettingEntry } from '../../src/api/contract/market-settings.schema.js';
import { phoneDigits } from '../../src/model/rules/phone.js';
import { type Config, keepsMessages } from '../config.js';
import type { Sql } from '../db/database.js';
import { type Account, findAccountByEmail } from '../repositories/account.js';
import { findActs, findBrokenLink, insertAct, linkActs } from '../repositories/audit.js';
import { findBalance } from '../repositories/coin-account.js';
import { findConsoleSms } from '../repositories/console-sms.js';
import { updateRole } from '../repositories/desk.js';
import { findDeskOrders } from '../repositories/desk-money.js';
import { findJobRuns } from '../repositories/job-run.js';
import { findKeysInUse } from '../repositories/partner-key.js';
import { findAccountCounts, findAccountSums } from '../repositories/operator-accounts.js';
import { actOnPerson, revokeKey } from './desk-people.js';
import { confirmPlace, listProposedPlaces } from './proposed-places.js';
import { openPayments } from '../payments/open-payments.js';
import { decideRefund, listOpenRefunds } from './contact-refunds.js';
import { refundOrder } from './coin-refunds.js';
import { ServiceError } from './service-error.js';
import { createMarketSettings, type SettingAct } from './market-settings.js';
import { createWelcome } from './welcome.js';

/** A command of the operator. */
export const OperatorCommand = Type.Union([
  Type.Object({
    command: Type.Literal('grant'),
    email: Type.String({ minLength: 1, maxLength: 254 }),
    coins: Type.Integer({ minimum: 1, maximum: 100_000 }),
    reason: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  Type.Object({ command: Type.Literal('ledger') }),
  Type.Object({
    command: Type.Literal('role'),
    email: Type.String({ minLength: 1, maxLength: 254 }),
    role: Type.Union([Type.Literal('moderator'), Type.Literal('operator'), Type.Literal('none')]),
  }),
  Type.Object({
    command: Type.Literal('refund-order'),
    order: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Type.String({ minLength: 3, maxLength: 200 }),
  }),
  Type.Object({ command: Type.Literal('orders') }),
  Type.Object({ command: Type.Literal('jobs') }),
  Type.Object({ command: Type.Literal('refunds') }),
  Type.Object({
    command: Type.Literal('decide-refund'),
    id: Type.String({ minLength: 1, maxLength: 64 }),
    act: Type.Union([Type.Literal('give'), Type.Literal('refuse')]),
    reason: Type.String({ minLength: 3, maxLength: 200 }),
  }),
  Type.Object({
    command: Type.Union([Type.Literal('check-rera'), Type.Literal('withdraw-rera')]),
    email: Type.String({ minLength: 1, maxLength: 254 }),
    number: Type.String({ minLength: 1, maxLength: 40 }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  }),
  Type.Object({
    command: Type.Union([Type.Literal('suspend'), Type.Literal('restore'), Type.Literal('end-sessions')]),
    email: Type.String({ minLength: 1, maxLength: 254 }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  }),
  Type.Object({ command: Type.Literal('partner-keys') }),
  Type.Object({
    command: Type.Literal('revoke-key'),
    key: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  }),
  Type.Object({ command: Type.Literal('settings') }),
  Type.Object({
    command: Type.Literal('set'),
    name: MarketSettingName,
    entries: Type.Array(SettingEntry, { maxItems: 24 }),
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  }),
  Type.Object({
    command: Type.Literal('reset'),
    name: MarketSettingName,
    reason: Type.String({ minLength: 3, maxLength: 500 }),
  }),
  Type.Object({ command: Type.Literal('audit') }),
  Type.Object({ command: Type.Literal('places') }),
  Type.Object({
    command: Type.Literal('confirm-place'),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    city: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  Type.Object({ command: Type.Literal('otp'), phone: Type.String({ minLength: 10, maxLength: 20 }) }),
  Type.Object({ command: Type.Literal('user'), email: Type.String({ minLength: 1, maxLength: 254 }) }),
]);
export type OperatorCommand = Static<typeof OperatorCommand>;

type Settings = Config;

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
  const entries = await findActs(database, Number.MAX_SAFE_INTEGER, 1_000_000);
  return {
    isWhole: broken === undefined,
    ...(broken !== undefined && { firstBroken: broken }),
    entries: entries.reverse(),
  };
};

/** Runs a command and returns its result; throws a ServiceError whose message is for the operator. */
export const runOperator = (database: Sql, settings: Settings, asked: OperatorCommand): Promise<unknown> => {
  switch (asked.command) {
    case 'grant':
      return grant(database, settings, asked);
    case 'ledger':
      return findAccountSums(database);
    case 'role':
      return setRole(database, asked);
    case 'refund-order': {
      const money = { orderId: asked.order, actorId: 'command-line', reason: asked.reason };
      return refundOrder(database, openPayments(settings, database).provider, money, Date.now());
    }
    case 'orders':
      return findDeskOrders(database, { most: 200 });
    case 'jobs':
      return findJobRuns(database);
    case 'refunds':
      return listOpenRefunds(database);
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
    case 'partner-keys':
      return findKeysInUse(database);
    case 'revoke-key':
      return endKey(database, asked.key, asked.reason);
    case 'settings':
      return createMarketSettings(database, settings).list();
    case 'set':
    case 'reset':
      return setSetting(database, settings, asked);
    case 'audit':
      return audit(database);
    case 'places':
      return listProposedPlaces(database);
    case 'confirm-place':
      return confirmPlace(database, asked, 'command-line');
    case 'otp':
      return lastCode(database, settings, asked.phone);
    case 'user':
      return show(database, asked.email);
  }
};
