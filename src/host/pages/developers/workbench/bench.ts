/** What is chosen in the workbench, and the address that keeps it. */
import type { ElementAttribute } from 'virtual:page-developers/workbench';
import { type Locale } from '../../../../widgets/kit/language/locale.js';
import { languages } from '../../../../model/rules/languages.js';
import type { WidgetName } from '../../../widget-loader.js';
import { systems } from '../../partners/snippet.js';

/** Names how much room the widget gets. */
export const widths = ['full', 'tablet', 'phone'] as const;

/** Names the values of the attribute `theme`. */
export const themes = ['auto', 'light', 'dark'] as const;

/** The custom property from which the other colours follow. */
export const brandName = '--housing-brand';

/** A choice; what an attribute or custom property has no entry for is not set. */
export interface Bench {
  readonly widget: WidgetName;
  readonly attributes: Readonly<Record<string, string>>;
  readonly colours: Readonly<Record<string, string>>;
  readonly language: Locale;
  readonly width: (typeof widths)[number];
  readonly system: (typeof systems)[number];
}

/** Names the widgets. */
export const benchWidgets: readonly WidgetName[] = [
  'search-box',
  'results',
  'listing-detail',
  'post-property',
  'manage',
];

/** The choice to begin with. */
export const plainBench = (widget: WidgetName): Bench => ({
  widget,
  attributes: {},
  colours: {},
  language: 'en',
  width: 'full',
  system: 'html',
});

/** Keeps a value of a custom property to its own declaration. */
export const cleanValue = (text: string): string => text.replace(/[;{}<>"'\\]/g, '').slice(0, 80);

const oneOf = <T extends string>(choices: readonly T[], value: string | null, other: T): T =>
  choices.find((choice) => choice === value) ?? other;

/** Names of the address that no attribute has. */
const own = { widget: 'widget', language: 'in', width: 'room', system: 'for' };

/** Reads a choice out of a query; what no widget knows is left out. */
export const benchIn = (
  query: string,
  only: WidgetName | undefined,
  known: readonly ElementAttribute[],
): Bench => {
  const given = new URLSearchParams(query);
  const plain = plainBench(only ?? oneOf(benchWidgets, given.get(own.widget), 'results'));
  const names = new Set(known.map(({ name }) => name));
  const entries = [...given];
  return {
    ...plain,
    attributes: Object.fromEntries(entries.filter(([name]) => names.has(name))),
    colours: Object.fromEntries(
      entries
        .filter(([name]) => name.startsWith('--housing-'))
        .map(([name, value]) => [name, cleanValue(value)]),
    ),
    language: oneOf(languages, given.get(own.language), plain.language),
    width: oneOf(widths, given.get(own.width), plain.width),
    system: oneOf(systems, given.get(own.system), plain.system),
  };
};

/** Writes a choice as a query, without what is plain. */
export const queryOfBench = (bench: Bench): string => {
  const { widget, language, width, system, attributes, colours } = bench;
  const plain = plainBench(widget);
  return new URLSearchParams({
    [own.widget]: widget,
    ...attributes,
    ...colours,
    ...(language !== plain.language && { [own.language]: language }),
    ...(width !== plain.width && { [own.width]: width }),
    ...(system !== plain.system && { [own.system]: system }),
  }).toString();
};

/** Returns the entries with one changed; an undefined value takes it out. */
export const withEntry = (
  entries: Readonly<Record<string, string>>,
  name: string,
  value: string | undefined,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ ...entries, [name]: value }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** A value to show what an attribute takes, by its name; a test holds it against the reference. */
export const samples: Readonly<Record<string, string>> = {
  city: 'Pune',
  location: 'Baner,Aundh',
  property: 'Flat',
  filters: 'bedrooms=2BHK',
  locked: 'tab=Buy&city=Pune',
  find: 'HSG',
  group: 'one',
  'listing-id': 'HSG7K2M4Q',
  'listing-url': '/product',
  'owner-page': '/agent/asha-kulkarni',
  'results-url': '/search',
  'routing-prefix': 'h-',
  'partner-key': 'pk_live_...',
  'api-base': 'https://homes.example',
};
