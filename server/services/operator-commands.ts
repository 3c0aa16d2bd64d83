/** The commands of the operator, as the command line and POST /internal/operator take them (C-49). */
import { type Static, Type } from 'typebox';
import { Reason } from '../../src/api/contract/desk.schema.js';
import { MarketSettingName, SettingEntry } from '../../src/api/contract/market-settings.schema.js';
import { ProjectDecision } from '../../src/api/contract/projects.schema.js';
import { ReportOutcome } from '../../src/api/contract/reports.schema.js';

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
  Type.Object({ command: Type.Literal('queue') }),
  Type.Object({
    command: Type.Union([
      Type.Literal('approve'),
      Type.Literal('hide'),
      Type.Literal('remove'),
      Type.Literal('warn'),
    ]),
    listing: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Reason,
  }),
  Type.Object({
    command: Type.Literal('close-report'),
    report: Type.String({ minLength: 1, maxLength: 40 }),
    outcome: ReportOutcome,
    reason: Reason,
  }),
  Type.Object({ command: Type.Literal('projects') }),
  Type.Object({
    command: Type.Literal('decide-project'),
    id: Type.String({ minLength: 1, maxLength: 64 }),
    act: ProjectDecision.properties.act,
    reason: Reason,
  }),
  Type.Object({ command: Type.Literal('people'), search: Type.Optional(Type.String({ maxLength: 200 })) }),
  Type.Object({ command: Type.Literal('days') }),
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
    reason: Reason,
  }),
  Type.Object({
    command: Type.Union([Type.Literal('suspend'), Type.Literal('restore'), Type.Literal('end-sessions')]),
    email: Type.String({ minLength: 1, maxLength: 254 }),
    reason: Reason,
  }),
  Type.Object({ command: Type.Literal('partner-keys') }),
  Type.Object({
    command: Type.Literal('revoke-key'),
    key: Type.String({ minLength: 1, maxLength: 64 }),
    reason: Reason,
  }),
  Type.Object({ command: Type.Literal('settings') }),
  Type.Object({
    command: Type.Literal('set'),
    name: MarketSettingName,
    entries: Type.Array(SettingEntry, { maxItems: 24 }),
    reason: Reason,
  }),
  Type.Object({
    command: Type.Literal('reset'),
    name: MarketSettingName,
    reason: Reason,
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
