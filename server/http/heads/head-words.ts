/** The words of pages' heads, by language. */
import { headlineParts, joined } from '../../../src/model/rules/headline.js';
import { labelIn } from '../../../src/model/rules/labels/label-in.js';
import type { Language } from '../../../src/model/rules/languages.js';
import type { ListingView } from '../../../src/model/rules/listing/view-type.js';
import { type HeadlineWords, words as headlineEn } from '../../../words/en/headline.js';
import { type Labels, words as labelsEn } from '../../../words/en/labels.js';
import { type PageHeadWords, words as en } from '../../../words/en/page-heads.js';
import { type PersonWords, words as personEn } from '../../../words/en/person.js';
import { type PlaceWords, words as placeEn } from '../../../words/en/place.js';
import { type ProjectWords, words as projectEn } from '../../../words/en/project.js';
import { words as headlineHi } from '../../../words/hi/headline.js';
import { words as labelsHi } from '../../../words/hi/labels.js';
import { words as hi } from '../../../words/hi/page-heads.js';
import { words as personHi } from '../../../words/hi/person.js';
import { words as placeHi } from '../../../words/hi/place.js';
import { words as projectHi } from '../../../words/hi/project.js';
import { words as headlineMr } from '../../../words/mr/headline.js';
import { words as labelsMr } from '../../../words/mr/labels.js';
import { words as mr } from '../../../words/mr/page-heads.js';
import { words as personMr } from '../../../words/mr/person.js';
import { words as placeMr } from '../../../words/mr/place.js';
import { words as projectMr } from '../../../words/mr/project.js';

/** The words of one language: its texts, its labels of wire values, and how it writes a listing's headline. */
export interface HeadWords extends PageHeadWords {
  readonly label: (value: string) => string;
  readonly headline: (view: ListingView) => string;
  readonly place: PlaceWords;
  readonly project: ProjectWords;
  readonly person: PersonWords;
}

const joinedWords = (
  words: PageHeadWords,
  labels: Labels,
  { headline }: HeadlineWords,
  pages: Pick<HeadWords, 'place' | 'project' | 'person'>,
): HeadWords => {
  const label = (value: string): string => labelIn(labels, value);
  return {
    ...words,
    label,
    ...pages,
    headline: (view) => {
      const { size, type } = headlineParts(view);
      const where = joined(label(view.locality), label(view.city));
      return headline({ size: label(size), type: label(type), place: where, isMonthly: view.isMonthly });
    },
  };
};

/** The words by language. */
export const headWords: Readonly<Record<Language, HeadWords>> = {
  en: joinedWords(en, labelsEn, headlineEn, { place: placeEn, project: projectEn, person: personEn }),
  hi: joinedWords(hi, labelsHi, headlineHi, { place: placeHi, project: projectHi, person: personHi }),
  mr: joinedWords(mr, labelsMr, headlineMr, { place: placeMr, project: projectMr, person: personMr }),
};
