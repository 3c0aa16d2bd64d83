/** What operators set at the desk as a form edits it: the fields of an entry by their paths, and back again. */
import type { MarketSettingName, SettingEntry } from '../../api/contract/market-settings.schema.js';

/** Names a field by its path in the entry. */
export type EntryFieldName =
  | 'title'
  | 'text'
  | 'translations.hi.title'
  | 'translations.hi.text'
  | 'translations.mr.title'
  | 'translations.mr.text'
  | 'name'
  | 'builder'
  | 'bhk'
  | 'locality'
  | 'city'
  | 'minPrice'
  | 'maxPrice'
  | 'image'
  | 'link'
  | 'sponsored'
  | 'reraNumber'
  | 'bank'
  | 'logo'
  | 'rate'
  | 'maxYears'
  | 'sample'
  | 'coins'
  | 'rupees';

/** How a field is edited. */
export interface EntryField {
  readonly name: EntryFieldName;
  readonly type: 'text' | 'number' | 'yes-no';
  /** Left out of the entry while it is empty. */
  readonly isOptional?: true;
}

const text = (name: EntryFieldName): EntryField => ({ name, type: 'text' });
const number = (name: EntryFieldName): EntryField => ({ name, type: 'number' });
const yesNo = (name: EntryFieldName): EntryField => ({ name, type: 'yes-no' });
const translation = (name: EntryFieldName): EntryField => ({ name, type: 'text', isOptional: true });

const projectFields = [
  ...[text('name'), text('builder'), text('bhk'), text('locality'), text('city')],
  ...[number('minPrice'), number('maxPrice'), text('image'), text('link')],
  ...[yesNo('sponsored'), text('reraNumber')],
];

/** Lists the fields of a setting's entries in the order of the form. */
export const entryFields: Readonly<Record<MarketSettingName, readonly EntryField[]>> = {
  banners: [
    ...[text('title'), text('text'), text('image'), text('link')],
    ...[translation('translations.hi.title'), translation('translations.hi.text')],
    ...[translation('translations.mr.title'), translation('translations.mr.text')],
  ],
  projects: projectFields,
  promotions: projectFields,
  'loan-offers': [text('bank'), text('logo'), number('rate'), number('maxYears'), yesNo('sample')],
  'coin-prices': [number('coins')],
  'coin-packs': [number('coins'), number('rupees')],
};

/** Most entries of a setting. */
export const mostEntries = 24;

/** An entry under edit: texts as they are typed. */
export interface EntryDraft {
  /** Stays with the entry wherever it is moved. */
  readonly id: number;
  /** What no field edits. */
  readonly rest: SettingEntry;
  readonly values: Readonly<Partial<Record<EntryFieldName, string | boolean>>>;
}

const valueAt = (entry: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined,
    entry,
  );

/** Makes the draft of an entry. */
export const draftOf = (setting: MarketSettingName, entry: SettingEntry, id: number): EntryDraft => ({
  id,
  rest: setting === 'coin-prices' ? { surface: entry.surface } : {},
  values: Object.fromEntries<string | boolean>(
    entryFields[setting].map(({ name, type }) => {
      const value = valueAt(entry, name.split('.'));
      if (type === 'yes-no') return [name, value === true];
      return [name, typeof value === 'string' || typeof value === 'number' ? String(value) : ''];
    }),
  ),
});

/** What is no number stays a text, which the server refuses by its field. */
const numberIn = (typed: string): number | string => {
  const plain = typed.replaceAll(',', '').trim();
  return plain === '' || Number.isNaN(Number(plain)) ? typed : Number(plain);
};

const put = (entry: SettingEntry, [name = '', ...deeper]: readonly string[], value: unknown): void => {
  if (deeper.length === 0) {
    entry[name] = value;
    return;
  }
  const inner = (entry[name] ?? {}) as SettingEntry;
  entry[name] = inner;
  put(inner, deeper, value);
};

/** Whether one of two texts that belong together was given: then both are sent. */
const isGiven = ({ values }: EntryDraft, name: EntryFieldName): boolean => {
  const group = name.slice(0, name.lastIndexOf('.'));
  return Object.entries(values).some(([other, value]) => other.startsWith(`${group}.`) && value !== '');
};

/** Makes the entry of a draft. */
export const entryOf = (setting: MarketSettingName, draft: EntryDraft): SettingEntry => {
  const entry: SettingEntry = { ...draft.rest };
  for (const { name, type, isOptional } of entryFields[setting]) {
    if (isOptional && !isGiven(draft, name)) continue;
    const value = draft.values[name] ?? '';
    const sent = typeof value === 'string' && type === 'number' ? numberIn(value) : value;
    put(entry, name.split('.'), typeof sent === 'string' ? sent.trim() : sent);
  }
  return entry;
};

/** Names every field that the server may find at fault: `1.link` is the link of the second entry. */
export const entryFaultNames: readonly string[] = [
  'entries',
  ...Array.from({ length: mostEntries }, (_, at) =>
    [...new Set(Object.values(entryFields).flatMap((fields) => fields.map(({ name }) => name)))].map(
      (name) => `${String(at)}.${name}`,
    ),
  ).flat(),
];
