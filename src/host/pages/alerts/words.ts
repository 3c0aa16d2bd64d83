/** The words of the pages of saved searches and of what is new. */
import { useMemo } from 'react';
import { type SearchName, searchName } from '../../../model/rules/search-name.js';
import { words } from '../../../../words/en/alerts.js';
import { words as filterWords } from '../../../../words/en/filters.js';
import { words as headWords } from '../../../../words/en/page-heads.js';
import { words as moreWords } from '../../../../words/en/more-filters.js';
import { words as travelWords } from '../../../../words/en/travel.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { defineWords } from '../../../widgets/kit/language/define-words.js';

/** Returns the words of the pages in the current language. */
export const useAlertWords = defineWords(words, {
  hi: () => import('../../../../words/hi/alerts.js'),
  mr: () => import('../../../../words/mr/alerts.js'),
});

const useFilterWords = defineWords(filterWords, {
  hi: () => import('../../../../words/hi/filters.js'),
  mr: () => import('../../../../words/mr/filters.js'),
});

const useHeadWords = defineWords(headWords, {
  hi: () => import('../../../../words/hi/page-heads.js'),
  mr: () => import('../../../../words/mr/page-heads.js'),
});

const useTravelWords = defineWords(travelWords, {
  hi: () => import('../../../../words/hi/travel.js'),
  mr: () => import('../../../../words/mr/travel.js'),
});

const useMoreWords = defineWords(moreWords, {
  hi: () => import('../../../../words/hi/more-filters.js'),
  mr: () => import('../../../../words/mr/more-filters.js'),
});

/** Returns the function that names searches in the current language. */
export function useSearchName(): (query: string) => SearchName {
  const [heads, filters, more] = [useHeadWords(), useFilterWords(), useMoreWords()];
  const [travel, label] = [useTravelWords(), useLabels()];
  return useMemo(
    () => (query) => searchName(query, { heads, filters, more, travel, label }),
    [heads, filters, more, travel, label],
  );
}
