/** The state of a form: faults by field, the server's message, and whether it is being sent. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { isApiError } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import type { Errors } from '../rules/validate/form.js';

/** Holds the literal text of each field at fault. */
export type Faults<Field extends string> = Partial<Record<Field, string>>;

/** Thrown for a 2xx answer whose text is a refusal. */
export class RefusedError extends Error {
  constructor(readonly text: string) {
    super(text);
  }
}

/** How a form is checked and sent, and how a failure is worded. */
export interface FormPlan<Field extends string, Input, Result> {
  fields: readonly Field[];
  check: (input: Input) => Faults<Field>;
  send: (api: ApiClient, input: Input) => Promise<Result>;
  /** Returns the message above the form for a failure. */
  explain: (failure: unknown) => string;
}

/** Turns a check that names messages into one that says them; the texts of other areas are not loaded for it. */
export const saidBy =
  <Id extends string, Field extends string, Input>(
    messages: Readonly<Record<Id, string>>,
    check: (input: Input) => Errors<Field, Id>,
  ) =>
  (input: Input): Faults<Field> =>
    Object.fromEntries(
      Object.entries(check(input)).map(([field, id]) => [field, messages[id as Id]]),
    ) as Faults<Field>;

const isClean = (errors: object): boolean => Object.keys(errors).length === 0;

/** Reads the fields that a server found at fault. */
const faultsOf = <Field extends string>(failure: unknown, fields: readonly Field[]): Faults<Field> => {
  const given = isApiError(failure) && failure.reason === 'status' ? (failure.fields ?? {}) : {};
  const known = fields.filter((field) => typeof given[field] === 'string');
  return Object.fromEntries(known.map((field) => [field, given[field]])) as Faults<Field>;
};

/** Makes the units of a form; called once for each form, at module level. */
export const createForm = <Field extends string, Input, Result>(plan: FormPlan<Field, Input, Result>) => {
  const { fields, check, send, explain } = plan;
  /** The form appeared: nothing is wrong with it yet. */
  const opened = createEvent();
  const submitted = createEvent<Input>();
  /** A field was changed: its message is cleared. */
  const fieldChanged = createEvent<Field>();

  const sendFx = attach({ source: $api, effect: send });

  const $faults = createStore<Faults<Field>>({})
    .on(submitted, (_, input) => check(input))
    .on(sendFx.failData, (_, failure) => faultsOf(failure, fields))
    .on(fieldChanged, (faults, field) => {
      if (!(field in faults)) return faults;
      return Object.fromEntries(Object.entries(faults).filter(([name]) => name !== field)) as Faults<Field>;
    })
    .reset([opened, sendFx.done]);

  const $failure = createStore('')
    .on(sendFx.failData, (_, failure) => (isClean(faultsOf(failure, fields)) ? explain(failure) : ''))
    .reset([opened, submitted]);

  /** Counts failed checks, so that the view moves the focus each time. */
  const $complaints = createStore(0)
    .on(submitted, (count, input) => (isClean(check(input)) ? count : count + 1))
    .on(sendFx.fail, (count) => count + 1);

  sample({ clock: submitted, filter: (input) => isClean(check(input)), target: sendFx });

  return { opened, submitted, fieldChanged, sendFx, $faults, $failure, $complaints };
};

/** What `createForm` makes. */
export type FormState<Field extends string, Input> = Pick<
  ReturnType<typeof createForm<Field, Input, unknown>>,
  'opened' | 'submitted' | 'fieldChanged' | '$faults' | '$failure' | '$complaints'
>;
