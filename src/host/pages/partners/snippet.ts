/** The lines a partner copies: the script with its key, and one tag, as each system of web sites wants them. */

/** Names the widgets that can be tried here. */
export const previewWidgets = ['search-box', 'results'] as const;

/** Names the systems. */
export const systems = ['html', 'wordpress', 'react', 'vue'] as const;

/** Is what the lines are made of. */
export interface SnippetChoice {
  /** Scheme and host of the marketplace. */
  host: string;
  key: string;
  widget: (typeof previewWidgets)[number];
  system: (typeof systems)[number];
  city: string;
  theme: 'auto' | 'light' | 'dark';
  /** #rrggbb, or empty for ours. */
  brand: string;
}

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Gives the attributes of the tag, without those that say what holds anyway. */
export const attributesOf = ({
  city,
  theme,
}: Pick<SnippetChoice, 'city' | 'theme'>): Record<string, string> => ({
  ...(city.trim() && { city: city.trim() }),
  ...(theme !== 'auto' && { theme }),
});

/** Writes the lines. */
export const snippetOf = (choice: SnippetChoice): string => {
  const { host, key, widget, system, brand } = choice;
  const tag = `housing-${widget}`;
  const attributes = Object.entries(attributesOf(choice))
    .map(([name, value]) => ` ${name}="${quoted(value)}"`)
    .join('');
  const src = `${host}/embed/v1/embed.js`;
  const script = `<script async src="${src}" data-key="${key}"></script>`;
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
