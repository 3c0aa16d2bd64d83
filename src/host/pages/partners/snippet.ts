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

/** Writes the lines. */
export const snippetOf = (choice: SnippetChoice): string => {
  const { host, key, widget, system, brand, pinned } = choice;
  const tag = `housing-${widget}`;
  const attributes = Object.entries(attributesOf(choice))
    .map(([name, value]) => ` ${name}="${quoted(value)}"`)
    .join('');
  const src = `${host}/embed/${pinned?.version ?? 'v1'}/embed.js`;
  const check = pinned ? ` integrity="${pinned.integrity}" crossorigin="anonymous"` : '';
  const script = `<script async src="${src}"${check} data-key="${key}"></script>`;
  const style = brand ? `<style>${tag} { --housing-brand: ${brand}; }</style>` : '';
  const element = `<${tag}${attributes}></${tag}>`;
  const lines = [script, style, element].filter(Boolean).join('\n');
  if (system === 'react')
    return [
      `// In index.html, once: ${script}`,
      `export const Homes = () => <${tag}${attributes}${brand ? ` style={{ '--housing-brand': '${brand}' }}` : ''} />;`,
    ].join('\n');
  if (system === 'vue')
    return [
      `<!-- In index.html, once: ${script} -->`,
      `<!-- In vite.config: vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('housing-') } } }) -->`,
      `<template>\n  <${tag}${attributes}${brand ? ` style="--housing-brand: ${brand}"` : ''}></${tag}>\n</template>`,
    ].join('\n');
  return lines;
};
