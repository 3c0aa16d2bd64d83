/** What a widget's attributes may hold, and how their text is read. */
import type * as Complain from './complain.js';

/** Describes one attribute: how its text is read and, for an enum, which words it may hold. */
export type AttributeSpec =
  | { type: 'string'; default?: string }
  | { type: 'boolean' }
  | { type: 'number'; default?: number }
  | { type: 'enum'; values: readonly string[]; default?: string };

/** Describes all attributes of a widget by their kebab-case names. */
export type AttributeSpecs = Readonly<Record<string, AttributeSpec>>;

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type AttributeValue<Spec extends AttributeSpec> = Spec extends { type: 'boolean' }
  ? boolean
  :
      | (Spec extends { type: 'number' }
          ? number
          : Spec extends { type: 'enum'; values: readonly (infer Word)[] }
            ? Word
            : string)
      | (Spec extends { default: string | number } ? never : undefined);

/** The camelCase properties that a set of attributes turns into. */
export type AttributeValues<Specs extends AttributeSpecs> = {
  [Name in keyof Specs & string as CamelCase<Name>]: AttributeValue<Specs[Name]>;
};

/** Turns an attribute's kebab-case name into its property's camelCase one. */
export function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the value an attribute has when it is absent or cannot be read. */
export function defaultOf(spec: AttributeSpec): string | number | boolean | undefined {
  return spec.type === 'boolean' ? false : spec.default;
}

/** Tells the page's developer something; the words are a file of their own, since few pages need them. */
export function tell(say: (words: typeof Complain) => void): void {
  import('./complain.js').then(say, console.error);
}

/**
 * Reads the value of an attribute or its property, a text or a value; an unreadable one is named once in the console, with
 * the remedy, and counts as absent.
 */
export function readAttribute(tag: string, name: string, spec: AttributeSpec, value: unknown) {
  if (value === null || value === undefined) return defaultOf(spec);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const unreadable = () => {
    tell(({ complain }) => {
      complain(tag, name, spec, text);
    });
    return defaultOf(spec);
  };
  switch (spec.type) {
    case 'string':
      return text;
    case 'boolean':
      if (typeof value === 'boolean') return value;
      return ['', 'true', name].includes(text) || unreadable();
    case 'number':
      return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : unreadable();
    case 'enum':
      return spec.values.includes(text) ? text : unreadable();
  }
}
