/** Draws the results as a partner's own server puts them into its page (docs/decisions/0178). */
import { fork } from 'effector';
import { $connection } from '../../model/index.js';
import { filtersToUrl, type SearchAddress } from '../../model/rules/filter-url.js';
import type { Filters } from '../../model/rules/filters.js';
import { withLocks } from '../../model/rules/search-start.js';
import { $searches } from '../../model/search/search.js';
import { type BroughtAnswer, emptySearch, withBroughtAnswer } from '../../model/search/search-state.js';
import type { Locale } from '../../widgets/kit/language/locale.js';
import { brandRules } from '../../widgets/kit/style/brand.js';
import { ResultsView } from '../../widgets/results/view.js';
import { dataBlock, drawWithWords, inRoot, withoutPictures } from './draw.js';
import { sheetOf, sheetsOf, styleParts } from './page-styles.js';

/** What results are drawn from. */
export interface ResultsRequest {
  language: Locale;
  /** Address of the marketplace. */
  site: string;
  address: SearchAddress;
  locked: Partial<Filters>;
  answer: BroughtAnswer;
  /** What the tag says of itself. */
  tag: {
    group: string;
    theme: string;
    font: string | undefined;
    locked: string;
    listingUrl: string | undefined;
    resultsUrl: string | undefined;
  };
}

/** Results as HTML for a declared shadow root, and what their style sheet is made from. */
export interface DrawnResults {
  /** Preload links of the first pictures. */
  pictures: string;
  html: string;
  data: string;
  classes: readonly string[];
  declarations: readonly string[];
}

/** Draws the first cards. */
export const renderResults = async (request: ResultsRequest): Promise<DrawnResults> => {
  const { language, site, address, locked, answer, tag } = request;
  const search = withBroughtAnswer({ ...emptySearch, locked }, address, answer);
  const scope = fork({
    values: [
      [$connection, { apiBase: site }],
      [$searches, { [tag.group]: search }],
    ],
  });
  const { theme, font, ...props } = tag;
  const surroundings = { path: '/', query: '', language, site: '{}', scope };
  const view = inRoot(<ResultsView {...props} />, language, { theme, font });
  const { pictures, content } = withoutPictures(await drawWithWords(surroundings, view));
  const query = filtersToUrl(withLocks(address, locked));
  return { pictures, data: dataBlock({ ...answer, query }), ...styleParts(content) };
};

/** Writes the style sheet of drawn results. */
export const embedSheet = (parts: Parameters<typeof sheetOf>[0]): string => sheetOf(parts);

/** Writes the same as elements that stand in the root before the results. */
export const embedStyles = (parts: Parameters<typeof sheetsOf>[0]): string =>
  sheetsOf(parts)
    .map((text) => `<style>${text}</style>`)
    .join('');

/** Writes the style sheet of results that embed.js puts into a page, which may have a brand colour of its own. */
export const firstSheet = (parts: Parameters<typeof sheetOf>[0]): string => sheetOf(parts, brandRules);
