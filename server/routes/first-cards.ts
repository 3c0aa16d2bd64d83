/** What results on a partner's page begin with: their first cards, drawn, and the answer that these are from. */
import { getFirstCards } from '../../src/api/contract/first-cards.js';
import {
  type FirstCards,
  FirstCardsQuery,
  type FirstScreen,
} from '../../src/api/contract/first-cards.schema.js';
import { filtersToUrl } from '../../src/model/rules/filter-url.js';
import { searchTabs } from '../../src/model/rules/kinds.js';
import { languages } from '../../src/model/rules/languages.js';
import { pageAddress } from '../../src/model/rules/page-query.js';
import type { Config } from '../config.js';
import { questionOf, sendCached } from '../http/cached-reply.js';
import {
  brandOf,
  drawnTag,
  findResults,
  requireReadable,
  type SettledTag,
  settledTag,
} from '../http/drawn-results.js';
import { drawnCards } from '../http/drawn-tree.js';
import { lockOfKey, partnerCallOf } from '../http/partner-call.js';
import type { EmbedRendering } from '../http/server-rendering.js';
import type { Listings } from '../services/listings.js';
import type { StoredPartnerKey } from '../services/partner-keys.js';
import type { Loaded, ResponseCache } from '../services/response-cache.js';
import { ServiceError } from '../services/service-error.js';
import type { TypedApp } from './typed-app.js';

/** What the route works with; `build` is the version of embed.js that the renderer draws for, undefined without a build. */
export interface FirstCardsParts {
  config: Config;
  listings: Listings;
  cache: ResponseCache;
  rendering: EmbedRendering | undefined;
  build: string | undefined;
}

type Found = Awaited<ReturnType<typeof findResults>>;

const undrawn: Pick<FirstCards, 'drawn' | 'further' | 'css'> = { drawn: null, further: [], css: '' };

const draw = async (
  { rendering, config }: FirstCardsParts,
  tag: SettledTag,
  found: Found,
): Promise<typeof undrawn> => {
  // Without cards the widget says itself that there are none.
  if (!rendering || found.answer.listings.length === 0) return undrawn;
  const drawn = await rendering.renderResults({ site: config.publicUrl, ...found, ...drawnTag(tag) });
  return { ...undrawn, ...drawnCards(drawn.html), css: rendering.firstSheet(drawn) };
};

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((value) => value === text);

/** Reads the attributes as the widget reads them. */
const readTag = ({ lang = '', tab, theme, font, ...rest }: FirstCardsQuery) => {
  const language = languages.find((known) => lang.toLowerCase().startsWith(known));
  const [knownTab, knownTheme] = [oneOf(searchTabs, tab), oneOf(['light', 'dark'], theme)];
  return {
    ...rest,
    ...(language && { lang: language }),
    ...(knownTab && { tab: knownTab }),
    ...(knownTheme && { theme: knownTheme }),
    ...(font === 'inherit' && { font: 'inherit' as const }),
  };
};

/** Writes the answer with what is shown first on a line of its own, for a script that reads it while the rest comes. */
const inTwoLines = (first: FirstScreen, rest: Omit<FirstCards, keyof FirstScreen>): string =>
  `${JSON.stringify(first).slice(0, -1)}\n,${JSON.stringify(rest).slice(1)}`;

const load = async (
  parts: FirstCardsParts,
  query: FirstCardsQuery,
  partner: StoredPartnerKey | undefined,
): Promise<Loaded<undefined>> => {
  const { search, remembered, build, ...asked } = readTag(query);
  const tag = settledTag(asked, partner?.settings);
  const page = { search, remembered: oneOf(searchTabs, remembered) };
  const found = await findResults(parts.listings, tag, partner && lockOfKey(partner), page);
  const isOurs = build !== undefined && build === parts.build;
  const { further, ...drawn } = isOurs ? await draw(parts, tag, found) : undrawn;
  const text = inTwoLines(
    { ...drawn, ...brandOf(partner?.settings ?? {}) },
    {
      further,
      call: pageAddress(found.asked),
      query: filtersToUrl(found.asked),
      ...found.answer,
      isAtLeast: found.isAtLeast,
    },
  );
  return { text, facts: undefined, scope: found.scope };
};

/** Registers the call. */
export const registerFirstCards = (app: TypedApp, parts: FirstCardsParts): void => {
  app.route({
    method: getFirstCards.method,
    url: getFirstCards.path,
    schema: { querystring: FirstCardsQuery },
    handler: async (request, reply) => {
      const { query } = request;
      requireReadable(readTag(query));
      const partner = partnerCallOf(request)?.partner;
      const { settings = {} } = partner ?? {};
      if (settings.widgets?.includes('results') === false)
        throw new ServiceError('forbidden', 'This key may not be used for this widget.');
      const question = settings.locked ? undefined : questionOf('first-cards', query, settings);
      const cards = await parts.cache.get(question, () => load(parts, query, partner));
      return sendCached(request, reply.type('application/json; charset=utf-8'), cards);
    },
  });
};
