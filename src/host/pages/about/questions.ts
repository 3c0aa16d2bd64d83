/** Questions and answers out of a page's text: headings of level 2 are topics, of level 3 questions. */
import type { PageNode } from 'virtual:pages';
import { fillIn, type PageDetails } from '../../../model/rules/page-details.js';

/** One question with its answer. */
export interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly PageNode[];
}

/** A topic with its questions. */
export interface QuestionTopic {
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

const textOf = (node: PageNode): string =>
  typeof node === 'string' ? node : (node.c ?? []).map(textOf).join(node.t === 'li' ? ' ' : '');

/** Groups a text; what stands before the first topic is left out. */
export const topicsOf = (body: readonly PageNode[], details: PageDetails): QuestionTopic[] => {
  const topics: {
    id: string;
    title: string;
    questions: { id: string; question: string; answer: PageNode[] }[];
  }[] = [];
  for (const node of body) {
    const { t = '', i: id = '' } = typeof node === 'string' ? {} : node;
    const topic = topics.at(-1);
    if (t === 'h2') topics.push({ id, title: fillIn(textOf(node), details), questions: [] });
    else if (t === 'h3') topic?.questions.push({ id, question: fillIn(textOf(node), details), answer: [] });
    else topic?.questions.at(-1)?.answer.push(node);
  }
  return topics;
};

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** Keeps the questions in which every typed word stands, in the question or its answer. */
export const findQuestions = (topics: readonly QuestionTopic[], typed: string): QuestionTopic[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const isFound = ({ question, answer }: Question): boolean => {
    const text = plain(`${question} ${answer.map(textOf).join(' ')}`);
    return words.every((word) => text.includes(word));
  };
  return topics
    .map((topic) => ({ ...topic, questions: topic.questions.filter(isFound) }))
    .filter(({ questions }) => questions.length > 0);
};
