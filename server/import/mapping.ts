/** Mapping files: which column fills which target, and how its text is read. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { areaUnits } from '../../src/model/rules/area.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { type Target, targets } from './targets.js';

const oneOf = <T extends string>(values: readonly T[]) => Type.Unsafe<T>(Type.Enum([...values]));
const moneyUnits = ['rupees', 'thousand', 'lakh', 'crore'] as const;
const columns = Type.Union([
  Type.String({ minLength: 1 }),
  Type.Array(Type.String({ minLength: 1 }), { minItems: 1 }),
]);

const RuleSchema = Type.Object(
  {
    /** One column; of several, the first that is not empty, or all of them when `join` is given. */
    column: Type.Optional(columns),
    join: Type.Optional(Type.String()),
    /** The same text for every row. */
    constant: Type.Optional(Type.String()),
    /** A regular expression; its first group, else the whole match, is the text. No match is an empty text. */
    pattern: Type.Optional(Type.String()),
    /** Texts to replace, compared without case. */
    values: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The unit of plain numbers: of money, or of an area. */
    unit: Type.Optional(oneOf([...moneyUnits, ...areaUnits])),
    /** The order of numbers in dates. */
    order: Type.Optional(oneOf(['dd/mm/yyyy', 'mm/dd/yyyy'])),
  },
  { additionalProperties: false },
);

const MappingSchema = Type.Object(
  {
    /** Names the file's origin; without an owner, its listings belong to an account of this name. */
    source: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    kind: Type.Optional(oneOf(listingKinds)),
    /** The column, or columns, that tell a row from all others and stay the same next time. */
    key: Type.Optional(columns),
    fields: Type.Object(
      Object.fromEntries(
        targets.map((target) => [
          target,
          Type.Optional(Type.Union([Type.String({ minLength: 1 }), RuleSchema])),
        ]),
      ),
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);

/** How one target is filled. */
export type Rule = Static<typeof RuleSchema>;

/** A mapping, with every rule written out. */
export interface Mapping {
  readonly source?: string;
  readonly kind?: (typeof listingKinds)[number];
  readonly key?: readonly string[];
  readonly fields: Readonly<Partial<Record<Target, Rule>>>;
}

const listOf = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

const checkPatterns = (fields: Mapping['fields']): void => {
  for (const [target, rule] of Object.entries(fields)) {
    try {
      new RegExp(rule.pattern ?? '');
    } catch {
      throw new Error(`The mapping is wrong at fields.${target}.pattern: it is no regular expression.`);
    }
  }
};

interface SchemaError {
  readonly instancePath: string;
  readonly message: string;
  readonly params?: object;
}

const remedyOf = ({ message, params }: SchemaError): string => {
  const { allowedValues } = (params ?? {}) as { allowedValues?: readonly string[] };
  if (allowedValues) return `it must be one of ${allowedValues.join(', ')}`;
  return message === 'schema is false' ? 'nothing of this name is known here' : message;
};

/** Of the errors of several alternatives, the deepest one is about the alternative that was meant. */
const deepestOf = (errors: readonly SchemaError[]): SchemaError | undefined => {
  const depth = ({ instancePath }: SchemaError): number => instancePath.split('/').length;
  return [...errors].sort((a, b) => depth(b) - depth(a))[0];
};

/** Checks a mapping as it was read from JSON; throws naming the place and what belongs there. */
export const parseMapping = (json: unknown): Mapping => {
  const wrong = deepestOf(Value.Errors(MappingSchema, json));
  if (wrong) {
    const at = wrong.instancePath.slice(1).replaceAll('/', '.');
    throw new Error(`The mapping is wrong at ${at === '' ? 'its top' : at}: ${remedyOf(wrong)}.`);
  }
  const { source, kind, key, fields: given } = json as Static<typeof MappingSchema>;
  const fields = Object.fromEntries(
    Object.entries(given as Record<string, string | Rule>).map(([target, rule]) => [
      target,
      typeof rule === 'string' ? { column: rule } : rule,
    ]),
  );
  checkPatterns(fields);
  return {
    ...(source !== undefined && { source }),
    ...(kind !== undefined && { kind }),
    ...(key !== undefined && { key: listOf(key) }),
    fields,
  };
};

const ruleText = ({ column, join, constant }: Rule, cells: Readonly<Record<string, string>>): string => {
  if (constant !== undefined) return constant;
  const texts = listOf(column ?? []).map((name) => (cells[name] ?? '').trim());
  return join === undefined ? (texts.find((text) => text !== '') ?? '') : texts.filter(Boolean).join(join);
};

/** Compiled once for a rule and not for each cell. */
const patterns = new WeakMap<Rule, RegExp>();

const patternOf = (rule: Rule, pattern: string): RegExp => {
  const known = patterns.get(rule);
  if (known) return known;
  const made = new RegExp(pattern, 'i');
  patterns.set(rule, made);
  return made;
};

/** Returns the text of a row by a rule; '' when there is none. */
export const textFor = (rule: Rule, cells: Readonly<Record<string, string>>): string => {
  const text = ruleText(rule, cells);
  const match = rule.pattern === undefined ? [text] : patternOf(rule, rule.pattern).exec(text);
  const taken = (match?.[1] ?? match?.[0] ?? '').trim();
  if (rule.values === undefined) return taken;
  const replaced = Object.entries(rule.values).find(([from]) => from.toLowerCase() === taken.toLowerCase());
  return replaced ? replaced[1] : taken;
};

/** Lists the columns a mapping names. */
export const columnsOf = (mapping: Mapping): string[] => [
  ...new Set([
    ...(mapping.key ?? []),
    ...Object.values(mapping.fields).flatMap((rule) => [...listOf(rule.column ?? [])]),
  ]),
];
