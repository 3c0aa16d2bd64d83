/** The lines a partner copies: the script with its key, and one tag, as each system of web sites wants them. */

import type { ListingKind } from '../../../model/index.js';

/** Names the widgets that can be tried here. */
export const previewWidgets = ['search-box', 'results', 'listing-detail', 'post-property', 'manage'] as const;

/** Names the systems. */
export const systems = ['html', 'wordpress', 'react', 'vue'] as const;

/** What the lines are made of. */
export interface SnippetChoice {
  /** Scheme and host of the marketplace. */
  host: string;
  key: string;
  widget: (typeof previewWidgets)[number];
  system: (typeof systems)[number];
  city: string;
  /** The kind of property that the listing or the form begins with. */
  kind: ListingKind;
  /** `_id` or Property ID of the listing to show; empty leaves it to the page's address. */
  listingId: string;
  theme: 'auto' | 'light' | 'dark';
  /** #rrggbb, or empty for ours. */
  brand: string;
  /** The version to stay with, checked by its integrity; without it the newest. */
  pinned?: { readonly version: string; readonly integrity: string } | undefined;
}

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Tells whether a widget takes a city to begin with. */
export const startsInCity = (widget: SnippetChoice['widget']): boolean =>
  widget === 'search-box' || widget === 'results';

/** Returns the attributes of the tag, without defaults. */
export const attributesOf = ({
  widget,
  city,
  kind,
  listingId,
  theme,
}: Pick<SnippetChoice, 'widget' | 'city' | 'kind' | 'listingId' | 'theme'>): Record<string, string> => ({
  ...(startsInCity(widget) && city.trim() && { city: city.trim() }),
  ...(widget === 'post-property' && kind !== 'sell' && { kind }),
  ...(widget === 'listing-detail' && listingId.trim() && { kind, 'listing-id': listingId.trim() }),
  ...(theme !== 'auto' && { theme }),
});

/** A tag with all that it says, and what the script around it says. */
export interface TagLines {
  /** Scheme and host of the marketplace. */
  host: string;
  key: string;
  tag: string;
  system: (typeof systems)[number];
  attributes: Readonly<Record<string, string>>;
  /** Custom properties by their names, `--housing-brand` and others. */
  colours: Readonly<Record<string, string>>;
  pinned?: SnippetChoice['pinned'];
}

const pairs = (entries: Readonly<Record<string, string>>, write: (name: string, value: string) => string) =>
  Object.entries(entries).map(([name, value]) => write(name, value));

/** Writes the lines of any tag, for the system that the page is made with. */
export const linesOfTag = ({ host, key, tag, system, attributes, colours, pinned }: TagLines): string => {
  const given = pairs(attributes, (name, value) => (value ? ` ${name}="${quoted(value)}"` : ` ${name}`)).join(
    '',
  );
  const src = `${host}/embed/${pinned?.version ?? 'v1'}/embed.js`;
  const check = pinned ? ` integrity="${pinned.integrity}" crossorigin="anonymous"` : '';
  const script = `<script async src="${src}"${check} data-key="${quoted(key)}"></script>`;
  const declared = pairs(colours, (name, value) => `${name}: ${value};`).join(' ');
  if (system === 'react') {
    const style = pairs(colours, (name, value) => `'${name}': '${value}'`).join(', ');
    return [
      `// In index.html, once: ${script}`,
      `export const Homes = () => <${tag}${given}${style ? ` style={{ ${style} }}` : ''} />;`,
    ].join('\n');
  }
  if (system === 'vue')
    return [
      `<!-- In index.html, once: ${script} -->`,
      `<!-- In vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('housing-') } } }) -->`,
      `<template>\n  <${tag}${given}${declared ? ` style="${quoted(declared.replace(/;$/, ''))}"` : ''}></${tag}>\n</template>`,
    ].join('\n');
  const style = declared ? `<style>${tag} { ${declared} }</style>` : '';
  return [script, style, `<${tag}${given}></${tag}>`].filter(Boolean).join('\n');
};

/** Writes the lines of what was chosen. */
export const snippetOf = (choice: SnippetChoice): string =>
  linesOfTag({
    ...choice,
    tag: `housing-${choice.widget}`,
    attributes: attributesOf(choice),
    colours: choice.brand ? { '--housing-brand': choice.brand } : {},
  });
