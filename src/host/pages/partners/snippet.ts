/** The lines a partner copies: the script with its key, and one tag, as each system of web sites wants them. */

import type { ListingKind } from '../../../model/index.js';

/** Names the widgets that can be tried here. */
export const previewWidgets = ['search-box', 'results', 'listing-detail', 'post-property', 'manage'] as const;

/** Names the systems. */
export const systems = [
  'html',
  'wordpress',
  'react',
  'next',
  'vue',
  'nuxt',
  'svelte',
  'astro',
  'angular',
  'tagManager',
] as const;

/** What the lines are made of. */
export interface SnippetChoice {
  /** Scheme and host of the marketplace. */
  host: string;
  /** Empty for lines without a key. */
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
  text.replace(/[&"<{]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

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

/** What the lines of each system are put together from. */
interface Parts extends Pick<TagLines, 'tag' | 'key' | 'colours'> {
  src: string;
  integrity: string | undefined;
  /** The attributes of the tag, by name. */
  given: Readonly<Record<string, string>>;
}

const partsOf = ({ host, key, tag, attributes, colours, pinned }: TagLines): Parts => ({
  tag,
  src: `${host}/embed/${pinned?.version ?? 'v1'}/embed.js`,
  key,
  integrity: pinned?.integrity,
  given: attributes,
  colours,
});

const hasColours = ({ colours }: Parts): boolean => Object.keys(colours).length > 0;

/** The colours as a style attribute or a rule says them. */
const declared = ({ colours }: Parts): string =>
  Object.entries(colours)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

/** An attribute without a value is switched on. */
const written = (given: Readonly<Record<string, string>>): string =>
  Object.entries(given)
    .map(([name, value]) => (value ? ` ${name}="${quoted(value)}"` : ` ${name}`))
    .join('');

/**
 * The attributes of the script beside `async`, the key last: read like all that it asks for, without cookies, it comes over the
 * same connection (docs/decisions/0236). No key is left out: in JSX a bare `data-key` is the key "true".
 */
const attributesOfScript = ({ src, integrity, key }: Parts): Readonly<Record<string, string>> => ({
  src,
  ...(integrity && { integrity }),
  crossorigin: 'anonymous',
  ...(key && { 'data-key': key }),
});

const scriptAttributes = (parts: Parts): string => written(attributesOfScript(parts));

const scriptOf = (parts: Parts): string => `<script async${scriptAttributes(parts)}></script>`;

/** The tag with the colour in its style attribute. */
const styledTag = (parts: Parts): string => {
  const { tag, given } = parts;
  const style = hasColours(parts) ? { style: declared(parts) } : {};
  return `<${tag}${written({ ...given, ...style })}></${tag}>`;
};

/** Colour as a rule, since some systems and policies take style attributes out. */
const plainLines = (parts: Parts): string => {
  const { tag, given } = parts;
  const style = hasColours(parts) ? `<style>${tag} { ${declared(parts)}; }</style>` : '';
  return [scriptOf(parts), style, `<${tag}${written(given)}></${tag}>`].filter(Boolean).join('\n');
};

/** Types the tag for JSX, alike in every file, so that the lines compile where TypeScript is strict. */
const jsxTypes = (
  parts: Parts,
): string => `import type { ${hasColours(parts) ? 'CSSProperties, ' : ''}HTMLAttributes } from 'react';

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${parts.tag}': HTMLAttributes<HTMLElement> & { [attribute: string]: unknown };
    }
  }
}`;

const jsxTag = (parts: Parts): string => {
  const style = Object.entries(parts.colours)
    .map(([name, value]) => `'${name}': '${value}'`)
    .join(', ');
  return `<${parts.tag}${written(parts.given)}${style ? ` style={{ ${style} } as CSSProperties}` : ''} />`;
};

const reactLines = (parts: Parts): string => `// In index.html, once: ${scriptOf(parts)}
${jsxTypes(parts)}

export const Homes = () => ${jsxTag(parts)};`;

const nextLines = (parts: Parts): string => `// app/homes/page.tsx
import Script from 'next/script';
${jsxTypes(parts)}

export default function Homes() {
  return (
    <>
      <Script${scriptAttributes(parts).replace('crossorigin', 'crossOrigin')} />
      ${jsxTag(parts)}
    </>
  );
}`;

const isCustomElement = "isCustomElement: (tag) => tag.startsWith('housing-')";

const vueLines = (parts: Parts): string => `<!-- In index.html, once: ${scriptOf(parts)} -->
<!-- In vite.config: vue({ template: { compilerOptions: { ${isCustomElement} } } }) -->
<template>
  ${styledTag(parts)}
</template>`;

const nuxtLines = (
  parts: Parts,
): string => `<!-- In nuxt.config.ts: vue: { compilerOptions: { ${isCustomElement} } } -->
<script setup lang="ts">
useHead({ script: [${JSON.stringify({ async: true, ...attributesOfScript(parts) })}] });
</script>

<template>
  ${styledTag(parts)}
</template>`;

const svelteLines = (parts: Parts): string => `<svelte:head>
  ${scriptOf(parts)}
</svelte:head>

${styledTag(parts)}`;

const astroLines = (parts: Parts): string => `<script is:inline async${scriptAttributes(parts)}></script>
${styledTag(parts)}`;

const angularLines = (parts: Parts): string => `// In index.html, once: ${scriptOf(parts)}
import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';

@Component({
  selector: 'app-homes',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: ${JSON.stringify(styledTag(parts))},
})
export class Homes {}`;

/** A tag manager drops what it does not know of a script's attributes: the key is given to the object instead. */
const tagManagerLines = (parts: Parts): string => `<!-- In the page: ${styledTag(parts)} -->
<!-- In the tag manager, a tag of the kind "Custom HTML", on all pages: -->
<script>
  window.Housing = window.Housing || [];
  Housing.push(function (housing) { housing.init({ key: ${JSON.stringify(parts.key)} }); });
</script>
<script async${scriptAttributes(parts)}></script>`;

const writers: Readonly<Record<SnippetChoice['system'], (parts: Parts) => string>> = {
  html: plainLines,
  wordpress: plainLines,
  react: reactLines,
  next: nextLines,
  vue: vueLines,
  nuxt: nuxtLines,
  svelte: svelteLines,
  astro: astroLines,
  angular: angularLines,
  tagManager: tagManagerLines,
};

/** Writes the lines of any tag, for the system that the page is made with. */
export const linesOfTag = (lines: TagLines): string => writers[lines.system](partsOf(lines));

/** Writes the lines of what was chosen. */
export const snippetOf = (choice: SnippetChoice): string =>
  linesOfTag({
    ...choice,
    tag: `housing-${choice.widget}`,
    attributes: attributesOf(choice),
    colours: choice.brand ? { '--housing-brand': choice.brand } : {},
  });
