/**
 * oEmbed (https://oembed.com): an address of a listing, pasted into WordPress or another page that reads it, unfolds as a card.
 * The card is a page of ours in a frame, with public facts alone, so that any page may show it (docs/decisions/0179).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Listing, ListingKind } from '../../src/api/contract/listings.schema.js';
import { detailRouteOf, listingKinds } from '../../src/model/rules/kinds.js';
import { inLanguage, type Language, languageIn } from '../../src/model/rules/languages.js';
import { withoutTrailingSlashes } from '../../src/model/rules/trailing-slashes.js';
import { listingView } from '../../src/model/rules/listing/view.js';
import type { Config } from '../config.js';
import type { Listings } from '../services/listings.js';
import { ServiceError } from '../services/service-error.js';
import { headWords } from './heads/head-words.js';
import { factsOf } from './heads/listing-head.js';
import { noScriptWords } from './heads/no-script-words.js';
import { escapeHtml } from './page-head.js';
import { policyFor } from './security-headers.js';
import type { EmbedRendering } from './server-rendering.js';

const OEmbedQuery = Type.Object({
  url: Type.String({ maxLength: 500 }),
  format: Type.Optional(Type.String({ maxLength: 10 })),
  maxwidth: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  maxheight: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
});

const CardQuery = Type.Object({
  kind: Type.Union(listingKinds.map((kind) => Type.Literal(kind))),
  id: Type.String({ maxLength: 64 }),
  lang: Type.Optional(Type.String({ maxLength: 5 })),
});

/** Pixels: the widest card, from which width picture and words stand side by side, and the heights of both forms. */
const widest = 560;
const wideFrom = 400;
const heights = { wide: 220, narrow: 460 } as const;

/** What a card is about. */
interface Shown {
  kind: ListingKind;
  id: string;
  language: Language;
}

/** Reads the address of a listing's page of ours. */
const shownAt = (site: string, text: string): Shown => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const kind = listingKinds.find(
    (each) => url && withoutTrailingSlashes(url.pathname) === detailRouteOf(each),
  );
  const id = url?.searchParams.get('id');
  if (!url || url.host !== new URL(site).host || !kind || !id) {
    const message = `url is no page of a listing, such as ${site}${detailRouteOf('sell')}?id=...`;
    throw new ServiceError('not-found', message, { url: message });
  }
  return { kind, id, language: languageIn(url.search) ?? 'en' };
};

/** The words and the picture of a listing, as anybody may see them. */
const describe = async (listings: Listings, { kind, id, language }: Shown) => {
  const view = listingView(kind, JSON.parse(await listings.open(kind, id)) as Listing);
  const words = headWords[language];
  const address = `${detailRouteOf(kind)}?id=${encodeURIComponent(view.id)}`;
  return { title: words.headline(view), ...factsOf(view, words), image: view.images[0], address };
};
type Described = Awaited<ReturnType<typeof describe>>;

// Light, as most pages are: a frame cannot see the page around it.
const style = `html{color-scheme:light}body{margin:0;overflow:hidden}
a.card{display:grid;min-height:${String(heights.wide - 2)}px;border:1px solid var(--h-border);border-radius:var(--h-radius-card);overflow:hidden;text-decoration:none;color:var(--h-text);background:var(--h-surface);font-size:var(--h-text-15)}
a.card:focus-visible{outline-offset:-3px}
figure{background:var(--h-skeleton)}
img{width:100%;height:100%;min-height:188px;max-height:250px;object-fit:cover}
div{padding:12px 16px;min-width:0}
h1,p{overflow-wrap:anywhere}:is(h1,p)+:is(h1,p){margin-top:4px}
.price{font-size:var(--h-text-20);font-weight:700}
h1{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden;font-weight:600}
.more{font-size:var(--h-text-13);color:var(--h-muted)}
.link{color:var(--h-brand);font-weight:600}
@media (min-width:${String(wideFrom)}px){a.card{grid-template-columns:42% 1fr}figure{position:relative}img{position:absolute;inset:0;max-height:none}}`;

const cardOf = (
  { title, price, more, image, address }: Described,
  { language, site, brand, styles }: { language: Language; site: string; brand: string; styles: string },
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
<script async src="/embed/v1/frame.js"></script>
</head>
<body class="housing-tokens"><main><a class="card" href="${escapeHtml(site + inLanguage(address, language))}" target="_blank" rel="noopener"><figure>${
  image ? `<img src="${escapeHtml(image)}" alt="">` : ''
}</figure><div><p class="price">${escapeHtml(price)}</p><h1>${escapeHtml(title)}</h1><p class="more" lang="">${escapeHtml(more.join(', '))}</p><p class="link">${escapeHtml(noScriptWords[language].home)}</p><p class="more">${escapeHtml(brand)}</p></div></a></main></body>
</html>
`;

const sizeFor = (maxwidth = widest, maxheight = Infinity): { width: number; height: number } => {
  const width = Math.min(widest, maxwidth);
  return { width, height: Math.min(maxheight, width >= wideFrom ? heights.wide : heights.narrow) };
};

/** Writes the answer: the frame. */
const answerOf = (
  described: Described,
  shown: Shown,
  { site, brand, width, height }: { site: string; brand: string; width: number; height: number },
) => {
  const { kind, id, language } = shown;
  const card = `${site}/embed/listing?${String(new URLSearchParams({ kind, id, lang: language }))}`;
  const title = escapeHtml(described.title);
  return {
    version: '1.0',
    type: 'rich',
    title: described.title,
    provider_name: brand,
    provider_url: site,
    cache_age: 3600,
    width,
    height,
    html: `<iframe src="${escapeHtml(card)}" title="${title}" width="${String(width)}" height="${String(height)}" frameborder="0" loading="lazy"></iframe>`,
  };
};

/** Installs the description and the card. */
export const installOEmbed = (
  app: FastifyInstance,
  { config, listings }: { config: Config; listings: Listings },
  rendering: EmbedRendering | undefined,
): void => {
  const { publicUrl: site, brand } = config;
  // The tokens of the widgets, with what the card says in them.
  const styles = (rendering?.embedSheet({ classes: [], declarations: [] }) ?? '') + style;
  app.get<{ Querystring: Static<typeof OEmbedQuery> }>(
    '/embed/oembed',
    { schema: { querystring: OEmbedQuery } },
    async (request, reply) => {
      const { url, format = 'json', maxwidth, maxheight } = request.query;
      if (format !== 'json')
        return reply.code(501).send({
          code: 'invalid',
          message: 'format is json here; XML is not written.',
          fields: { format: 'Use json.' },
        });
      const shown = shownAt(site, url);
      const described = await describe(listings, shown);
      return reply
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300')
        .send(answerOf(described, shown, { site, brand, ...sizeFor(maxwidth, maxheight) }));
    },
  );

  app.get(
    '/embed/listing',
    { schema: { querystring: CardQuery } },
    async (request: FastifyRequest, reply) => {
      const { kind, id, lang } = request.query as { kind: ListingKind; id: string; lang?: string };
      const language = languageIn(`lang=${lang ?? ''}`) ?? 'en';
      const html = cardOf(await describe(listings, { kind, id, language }), {
        language,
        site,
        brand,
        styles,
      });
      return (
        reply
          .type('text/html; charset=utf-8')
          // Nothing can be done in it but to follow a link, so any page may show it.
          .header('content-security-policy', policyFor('*', site, [styles]))
          .header('cache-control', 'public, max-age=300')
          .send(html)
      );
    },
  );
};
