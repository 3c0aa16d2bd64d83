/** `/embed/iframe/WIDGET`: a widget as a page of ours, for sites that take frames only (docs/decisions/0179). */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languages } from '../../src/model/rules/languages.js';
import type { Config } from '../config.js';
import { checkPartnerKey, type PartnerKeys, remedyOf } from '../services/partner-keys.js';
import { ServiceError } from '../services/service-error.js';
import { escapeHtml } from './page-head.js';
import { ancestorsOf } from './partner-windows-pages.js';
import { policyFor, tourFrames } from './security-headers.js';

interface Attribute {
  readonly name: string;
  readonly type: { readonly text: string };
}
interface Manifest {
  readonly modules: readonly {
    readonly declarations: readonly { tagName: string; attributes: Attribute[] }[];
  }[];
}

/** Reads which attributes each tag takes, as the build has written it for the package. */
const readTags = (webDir: string): ReadonlyMap<string, readonly Attribute[]> => {
  const file = resolve(webDir, '../npm/custom-elements.json');
  if (!existsSync(file)) return new Map();
  const { modules } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return new Map(
    modules.flatMap(({ declarations }) =>
      declarations.map(({ tagName, attributes }) => [tagName, attributes]),
    ),
  );
};

/** Said by the frame itself, or of no use in one. */
const ownNames = new Set(['api-base', 'partner-key', 'preview', 'pin', 'routing', 'routing-prefix', 'font']);

const refuse = (name: string, message: string): never => {
  throw new ServiceError('invalid', message, { [name]: message });
};

const mostText = 1000;

/** Writes the attributes that the address names; refuses what the tag does not take, with what it does. */
const attributesOf = (
  tag: string,
  known: readonly Attribute[],
  query: Readonly<Record<string, unknown>>,
): string => {
  const taken = known.filter(({ name }) => !ownNames.has(name));
  return Object.entries(query)
    .map(([name, value]) => {
      const attribute = taken.find((each) => each.name === name);
      if (!attribute)
        return refuse(
          name,
          `<${tag}> takes no "${name}". Use some of: ${taken.map((each) => each.name).join(', ')}.`,
        );
      const text = String(value);
      const words = [...attribute.type.text.matchAll(/'([^']*)'/g)].map(([, word]) => word);
      if (words.length > 0 && !words.includes(text))
        return refuse(name, `"${text}" is no ${name}. Use one of: ${words.join(', ')}.`);
      if (text.length > mostText) return refuse(name, `${name} is longer than ${String(mostText)} letters.`);
      if (name.endsWith('-url') && !/^(?:https?:\/\/|\/(?![/\\]))/.test(text))
        return refuse(name, `${name} must be an address that begins with https://.`);
      return ` ${name}="${escapeHtml(text)}"`;
    })
    .join('');
};

/** Light, as most pages are: a frame cannot see the page around it. Only who asks for `auto` gets what the device prefers. */
const styleFor = (theme: string | undefined): string => {
  const scheme = theme === 'auto' ? 'light dark' : (theme ?? 'light');
  return `html{color-scheme:${scheme};background:transparent}body{margin:0;padding:1px}`;
};

/** The page: the tag with the key, embed.js, and the script that tells the height. */
const pageOf = (
  tag: string,
  attributes: string,
  { brand, lang, key, style }: Record<'brand' | 'lang' | 'key' | 'style', string>,
) =>
  `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(brand)}</title>
<base target="_top">
<style>${style}</style>
<script async src="/embed/v1/embed.js" data-key="${escapeHtml(key)}"></script>
<script async src="/embed/v1/frame.js"></script>
</head>
<body><${tag} loading="eager"${attributes}></${tag}></body>
</html>
`;

/** Installs the pages; only the pages of the key's own list may frame them. */
export const installEmbedIframe = (app: FastifyInstance, config: Config, keys: PartnerKeys): void => {
  const tags = readTags(config.webDir);
  app.get('/embed/iframe/:widget', async (request: FastifyRequest, reply) => {
    const { widget } = request.params as { widget: string };
    const { key, lang = 'en', ...query } = request.query as Record<string, string | undefined>;
    const tag = `housing-${widget}`;
    const known = tags.get(tag);
    if (!known)
      throw new ServiceError(
        'not-found',
        `There is no widget "${widget}". There are: ${[...tags.keys()].map((name) => name.replace('housing-', '')).join(', ')}.`,
      );
    if (!key) return refuse('key', `key is missing. Copy it from ${config.publicUrl}/partners.`);
    if (!languages.some((language) => language === lang))
      return refuse('lang', `"${lang}" is no language of ours. Use one of: ${languages.join(', ')}.`);
    const partner = await keys.find(key);
    const standing = checkPartnerKey(partner, undefined);
    if (standing !== 'ok')
      throw new ServiceError('forbidden', remedyOf(standing, undefined, config.publicUrl));
    const attributes = attributesOf(tag, known, query);
    const style = styleFor(query.theme);
    const frames = tourFrames(config.tourHosts);
    const html = pageOf(tag, attributes, { brand: config.brand, lang, key, style });
    return (
      reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          policyFor(ancestorsOf(partner), config.publicUrl, [style], { frames }),
        )
        .header('cache-control', 'no-cache')
        // A page with Cross-Origin-Embedder-Policy admits only frames that send it too; pictures may be another host's.
        .header('cross-origin-embedder-policy', 'credentialless')
        .removeHeader('cross-origin-opener-policy')
        .send(html)
    );
  });
};
