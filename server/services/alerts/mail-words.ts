/** The words of mails to people, by language. */
import { labelIn } from '../../../src/model/rules/labels/label-in.js';
import { languages, type Language } from '../../../src/model/rules/languages.js';
import type { SearchNameWords } from '../../../src/model/rules/search-name.js';
import { type AccountMailWords, words as accountEn } from '../../../words/en/account-mail.js';
import { type AlertMailWords, words as mailEn } from '../../../words/en/alert-mail.js';
import { type AlertWords, words as newsEn } from '../../../words/en/alerts.js';
import { type NewsMailWords, words as newsMailEn } from '../../../words/en/news-mail.js';
import { words as filtersEn } from '../../../words/en/filters.js';
import { type HeadlineWords, words as headlineEn } from '../../../words/en/headline.js';
import { type Labels, words as labelsEn } from '../../../words/en/labels.js';
import { words as headsEn } from '../../../words/en/page-heads.js';
import { words as moreEn } from '../../../words/en/more-filters.js';
import { words as travelEn } from '../../../words/en/travel.js';
import { words as accountHi } from '../../../words/hi/account-mail.js';
import { words as mailHi } from '../../../words/hi/alert-mail.js';
import { words as newsHi } from '../../../words/hi/alerts.js';
import { words as newsMailHi } from '../../../words/hi/news-mail.js';
import { words as filtersHi } from '../../../words/hi/filters.js';
import { words as headlineHi } from '../../../words/hi/headline.js';
import { words as labelsHi } from '../../../words/hi/labels.js';
import { words as headsHi } from '../../../words/hi/page-heads.js';
import { words as moreHi } from '../../../words/hi/more-filters.js';
import { words as travelHi } from '../../../words/hi/travel.js';
import { words as accountMr } from '../../../words/mr/account-mail.js';
import { words as mailMr } from '../../../words/mr/alert-mail.js';
import { words as newsMr } from '../../../words/mr/alerts.js';
import { words as newsMailMr } from '../../../words/mr/news-mail.js';
import { words as filtersMr } from '../../../words/mr/filters.js';
import { words as headlineMr } from '../../../words/mr/headline.js';
import { words as labelsMr } from '../../../words/mr/labels.js';
import { words as headsMr } from '../../../words/mr/page-heads.js';
import { words as moreMr } from '../../../words/mr/more-filters.js';
import { words as travelMr } from '../../../words/mr/travel.js';

/** All that a mail says in one language. */
export interface MailWords {
  readonly mail: AlertMailWords;
  /** What the bell says. */
  readonly news: AlertWords;
  readonly newsMail: NewsMailWords;
  /** What is said of accounts and listings. */
  readonly account: AccountMailWords;
  readonly headline: HeadlineWords['headline'];
  readonly name: SearchNameWords;
}

const wordsOf = (
  mail: AlertMailWords,
  [news, newsMail, account]: readonly [AlertWords, NewsMailWords, AccountMailWords],
  { headline }: HeadlineWords,
  labels: Labels,
  name: Omit<SearchNameWords, 'label'>,
): MailWords => ({
  ...{ mail, news, newsMail, account, headline },
  name: { ...name, label: (value) => labelIn(labels, value) },
});

const all: Readonly<Record<Language, MailWords>> = {
  en: wordsOf(mailEn, [newsEn, newsMailEn, accountEn], headlineEn, labelsEn, {
    heads: headsEn,
    filters: filtersEn,
    more: moreEn,
    travel: travelEn,
  }),
  hi: wordsOf(mailHi, [newsHi, newsMailHi, accountHi], headlineHi, labelsHi, {
    heads: headsHi,
    filters: filtersHi,
    more: moreHi,
    travel: travelHi,
  }),
  mr: wordsOf(mailMr, [newsMr, newsMailMr, accountMr], headlineMr, labelsMr, {
    heads: headsMr,
    filters: filtersMr,
    more: moreMr,
    travel: travelMr,
  }),
};

/** Tells whether a stored text names one of the languages. */
const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text);

/** Returns the language of a mail, English where it is not known. */
export const mailLanguage = (text: string): Language => (isLanguage(text) ? text : 'en');

/** Returns the words of a language. */
export const mailWords = (language: Language): MailWords => all[language];
