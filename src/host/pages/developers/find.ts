/** The search of the developer site: every typed word must stand in one part of a page. */
import type { IndexedPart } from 'virtual:page-developers/search';

const plain = (text: string): string => text.normalize('NFC').toLowerCase();

/** A part that was found, with the words around the first hit. */
export interface FoundPart extends IndexedPart {
  readonly excerpt: string;
}

/** Letters that an excerpt shows before and after the hit. */
const around = 90;

const excerptOf = ({ text }: IndexedPart, word: string): string => {
  const at = Math.max(0, plain(text).indexOf(word));
  const from = at <= around ? 0 : text.lastIndexOf(' ', at - around) + 1;
  const end = at + word.length + around;
  const to = end >= text.length ? text.length : Math.max(text.lastIndexOf(' ', end), at + word.length);
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
};

/** Counts more for a word in the heading than in the title, and more there than in the text. */
const rankOf = ({ title, heading, text }: IndexedPart, words: readonly string[]): number =>
  words.reduce((sum, word) => {
    if (plain(heading).includes(word)) return sum + 4;
    if (plain(title).includes(word)) return sum + 2;
    return sum + Number(` ${plain(text)}`.includes(` ${word}`));
  }, 0);

/** Returns the parts that hold every typed word, the best first. */
export const findParts = (index: readonly IndexedPart[], typed: string): FoundPart[] => {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return index
    .filter(({ title, heading, text }) => {
      const all = plain(`${title} ${heading} ${text}`);
      return words.every((word) => all.includes(word));
    })
    .map((part) => ({ part, rank: rankOf(part, words) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, 40)
    .map(({ part }) => ({ ...part, excerpt: excerptOf(part, words[0] ?? '') }));
};
