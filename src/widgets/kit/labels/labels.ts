/** What people see for a value of the wire, in their language: one dictionary for all widgets. */
import { useCallback } from 'react';
import { words } from '../../../../words/en/labels.js';
import { labelIn } from '../../../model/rules/labels/label-in.js';
import { defineWords } from '../language/define-words.js';

const useLabelWords = defineWords(words, {
  hi: () => import('../../../../words/hi/labels.js'),
  mr: () => import('../../../../words/mr/labels.js'),
});

/** Loads the dictionary of a language ahead of its first use. */
export const loadLabels = useLabelWords.load;

/** Returns a function that gives the label of a wire value, whatever its spelling; an unknown one is its own label. */
export function useLabels(): (value: string) => string {
  const labels = useLabelWords();
  return useCallback((value) => labelIn(labels, value), [labels]);
}
