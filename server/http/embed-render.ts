/** `/embed/render/results`: the first cards as HTML for pages that a partner's own server writes (docs/decisions/0178). */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Static, Type } from 'typebox';
import { ResultsTag } from '../../src/api/contract/first-cards.schema.js';
import { noScriptLink } from '../../src/model/rules/no-script-link.js';
import type { Config } from '../config.js';
import type { InMemoryRateLimit } from '../services/in-memory-rate-limit.js';
import type { Listings } from '../services/listings.js';
import {
  checkPartnerKey,
  type PartnerKeys,
  remedyOf,
  type StoredPartnerKey,
} from '../services/partner-keys.js';
import { networkOf } from '../services/digest.js';
import type { Loaded, ResponseCache } from '../services/response-cache.js';
import { ServiceError } from '../services/service-error.js';
import { questionOf, sendCached } from './cached-reply.js';
import { drawnTag, findResults, requireReadable, type SettledTag, settledTag } from './drawn-results.js';
import type { EmbedFile } from './embed-versions.js';
import { escapeHtml } from './page-head.js';
import { noScriptWords } from './heads/no-script-words.js';
import { lockOfKey } from './partner-call.js';
import type { EmbedRendering, SheetParts } from './server-rendering.js';

/** What the tag is to say: its attributes, with the key and the language of the page; and where the rules of the cards stand. */
const RenderQuery = Type.Object({
  key: Type.Optional(Type.String({ maxLength: 80 })),
  styles: Type.Optional(Type.Union([Type.Literal('link'), Type.Literal('inside')])),
  ...ResultsTag.properties,
});
type RenderQuery = Static<typeof RenderQuery>;

const SheetQuery = Type.Object({
  classes: Type.String({ maxLength: 6000, pattern: '^(go\\d+(\\.go\\d+)*)?$' }),
  own: Type.Optional(Type.String({ maxLength: 6000 })),
  v: Type.Optional(Type.String({ maxLength: 20 })),
});

/** What the drawing works with. */
export interface EmbedRenderParts {
  config: Config;
  keys: PartnerKeys;
  listings: Listings;
  cache: ResponseCache;
  /** Calls of one address under one key in a minute. */
  limit: InMemoryRateLimit;
  /** The files that the widget begins with. */
  files: readonly EmbedFile[];
}

type DrawParts = EmbedRenderParts & { rendering: EmbedRendering; version: string };

const publicLife = 'public, max-age=60, stale-while-revalidate=600';
const year = 31_536_000;

/** The checks of the form leave out what it does not name. */
const requireKnown = (url: string): void => {
  const names = Object.keys(RenderQuery.properties);
  const unknown = [...new URLSearchParams(url.split('?')[1]).keys()].find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const message = `${unknown} is no attribute of <housing-results>. Use some of: ${names.join(', ')}.`;
  throw new ServiceError('invalid', message, { [unknown]: message });
};

const findKey = async (
  { keys, config, limit }: EmbedRenderParts,
  key: string | undefined,
  ip: string,
): Promise<StoredPartnerKey | undefined> => {
  limit.take(`${key ?? ''} ${networkOf(ip)}`);
  if (key === undefined) return undefined;
  const found = await keys.find(key);
  const standing = checkPartnerKey(found, undefined);
  if (standing !== 'ok') throw new ServiceError('forbidden', remedyOf(standing, undefined, config.publicUrl));
  if (found?.settings.widgets?.includes('results') === false)
    throw new ServiceError('forbidden', 'This key may not be used for this widget.');
  return found;
};

const attributesOf = (
  { lang, ...given }: SettledTag,
  { asked, site }: { asked: RenderQuery; site: string },
): string =>
  Object.entries({
    ...given,
    // The city that the key is locked to comes with the key.
    locked: asked.locked,
    lang,
    'api-base': site,
    'partner-key': asked.key,
  } satisfies Record<string, string | undefined>)
    .map(([name, value]) => (value ? ` ${name}="${escapeHtml(value)}"` : ''))
    .join('');

/** Writes the address of a style sheet by what is in it, so that it may be kept for ever. */
const sheetAddress = (site: string, { classes, declarations }: SheetParts, version: string): string => {
  const query = new URLSearchParams({ v: version, classes: classes.join('.'), own: declarations.join(';') });
  return `${site}/embed/render/style.css?${String(query)}`;
};

/**
 * What comes with the drawn results, and where. Rules in the page are there with it, and then the line is free for the
 * files of the widget; rules by a link would wait for those (docs/decisions/0238).
 */
const dress = (
  { rendering, version, config: { publicUrl: site }, files }: DrawParts,
  drawn: SheetParts,
  styles: RenderQuery['styles'],
): { before: string; inside: string } => {
  if (styles !== 'inside')
    return {
      before: '',
      inside: `<link rel="stylesheet" href="${escapeHtml(sheetAddress(site, drawn, version))}">`,
    };
  const links = files.map(
    ({ path, integrity }) =>
      `<link rel="modulepreload" fetchpriority="low" crossorigin href="${site}${path}" integrity="${integrity}">`,
  );
  return { before: links.join(''), inside: rendering.embedStyles(drawn) };
};

const draw = async (
  parts: DrawParts,
  query: RenderQuery,
  partner: StoredPartnerKey | undefined,
): Promise<Loaded<undefined>> => {
  const { rendering } = parts;
  const site = parts.config.publicUrl;
  const { key: _key, styles, ...asked } = query;
  const tag = settledTag({ ...asked, tab: asked.tab ?? 'Buy' }, partner?.settings);
  const { scope, ...found } = await findResults(parts.listings, tag, partner && lockOfKey(partner));
  const drawn = await rendering.renderResults({ site, ...found, ...drawnTag(tag) });
  const { tab, city, location, property } = tag;
  const link = noScriptLink(site, 'housing-results', {
    ...{ tab, city, location, property },
    resultsUrl: tag['results-url'],
  });
  const { before, inside } = dress(parts, drawn, styles);
  // Without cards the widget asks and says itself that there are none.
  const root =
    found.answer.listings.length === 0
      ? ''
      : `<template shadowrootmode="open">${inside}${drawn.html}${drawn.data}</template>`;
  const words = noScriptWords[asked.lang ?? 'en'];
  const attributes = attributesOf(tag, { asked: query, site });
  const text = `${root && before + drawn.pictures}<housing-results${attributes}>${root}<a href="${escapeHtml(link.href)}">${escapeHtml(words[link.word])}</a></housing-results>\n`;
  return { text, facts: undefined, scope };
};

const sendSheet = (
  rendering: EmbedRendering,
  { query }: { query: Static<typeof SheetQuery> },
  reply: FastifyReply,
) =>
  reply
    .type('text/css; charset=utf-8')
    .header('cache-control', `public, max-age=${String(year)}, immutable`)
    .send(
      rendering.embedSheet({
        classes: query.classes.split('.').filter(Boolean),
        declarations: (query.own ?? '').split(';'),
      }),
    );

/** Installs both addresses; without a build there is nothing to draw with. */
export const installEmbedRender = (
  app: FastifyInstance,
  parts: EmbedRenderParts,
  rendering: EmbedRendering | undefined,
): void => {
  if (!rendering) return;
  const everyRule = rendering.embedSheet({ classes: [], declarations: [] });
  const version = createHash('sha256').update(everyRule).digest('hex').slice(0, 8);
  app.route<{ Querystring: RenderQuery }>({
    method: 'GET',
    url: '/embed/render/results',
    schema: { querystring: RenderQuery },
    handler: async (request, reply) => {
      const { query } = request;
      requireKnown(request.url);
      requireReadable(query);
      const partner = await findKey(parts, query.key, request.ip);
      const question = questionOf('embed', query, partner?.settings ?? {});
      const drawn = await parts.cache.get(partner?.settings.locked ? undefined : question, () =>
        draw({ ...parts, rendering, version }, query, partner),
      );
      void reply
        .type('text/html; charset=utf-8')
        .header('cache-control', publicLife)
        // A part of a page is no page: opened by itself it runs nothing and is in no search engine.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .header('x-robots-tag', 'noindex');
      return sendCached(request, reply, drawn);
    },
  });
  app.route<{ Querystring: Static<typeof SheetQuery> }>({
    method: 'GET',
    url: '/embed/render/style.css',
    schema: { querystring: SheetQuery },
    handler: (request, reply) => sendSheet(rendering, request, reply),
  });
};
