/** The first answer of a search that the page has brought, with its cards drawn (docs/decisions/0040, 0178). */
import { scopeBind } from 'effector';
import { filtersFromUrl } from '../../../model/rules/filter-url.js';
import { type BroughtAnswer, searchOpened } from '../../../model/search/search.js';
import type { DrawnView } from '../../kit/element/drawn-view.js';
import { loadLabels } from '../../kit/labels/labels.js';
import { useControlWords } from '../../kit/language/control-words.js';
import { useCardWords } from '../../kit/listing/card-words.js';
import { useResultsWords } from '../words.js';

/** Whether the first render takes over the cards that the page's server has drawn. */
export const adoption = { isDue: false };

/** Opens the search that the address of the page names with its answer, once the words of its cards have loaded. */
export const adoptResults = async ({ scope, locale, props, data }: DrawnView): Promise<void> => {
  await Promise.all([
    loadLabels(locale),
    ...[useControlWords, useCardWords, useResultsWords].map(({ load }) => load(locale)),
  ]);
  const answer = data as BroughtAnswer;
  scopeBind(searchOpened, { scope })({
    group: String(props.group),
    address: filtersFromUrl(answer.query ?? location.search),
    answer,
  });
  adoption.isDue = true;
};
