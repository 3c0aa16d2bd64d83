/** What a free text is understood to ask for, part by part, for whoever typed it. */
import type { ListingKind, UnderstoodText } from '../../src/api/contract/listings.schema.js';
import type { SearchRepository } from '../repositories/search/search-repository.js';
import type { Span } from './free-text/read.js';
import type { Places } from './places.js';
import { checkLimits } from './search-limits.js';
import { mayDrop, understandText } from './search-reading.js';

/** Says what a text means; made by createUnderstanding. */
export type Understand = (kind: ListingKind, text: string) => Promise<UnderstoodText>;

const partOf = (text: string, spans: readonly Span[]): UnderstoodText['parts'][number] => {
  const last = [...spans].sort((one, other) => other.from - one.from);
  const without = last.reduce((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);
  return {
    text: spans.map(({ from, to }) => text.slice(from, to)).join(' '),
    without: without.replace(/\s+/g, ' ').trim(),
  };
};

/** Makes the service over what answers searches. */
export const createUnderstanding =
  (searches: SearchRepository, places: Places): Understand =>
  async (kind, typed) => {
    checkLimits({ q: typed });
    const understood = understandText(kind, typed, await places.directory());
    if (!understood.isRequest) return { parts: [], unknown: [] };
    const { read, names } = understood;
    const doubtful = names.filter((name) => mayDrop(understood, name)).flatMap(({ words }) => words);
    const keys = doubtful.map(({ key }) => key);
    const unknown = await searches.findUnknownWords(keys);
    const isKnown = ({ key }: { key: string }): boolean => !(keys.includes(key) && unknown.has(key));
    const named = names.map(({ words }) => words.filter(isKnown)).filter((words) => words.length > 0);
    const spans = [...read.parts.map((part) => [part]), ...named];
    spans.sort(([one], [other]) => (one?.from ?? 0) - (other?.from ?? 0));
    return {
      parts: spans.map((each) => partOf(read.text, each)),
      unknown: doubtful.filter((each) => !isKnown(each)).map(({ from, to }) => read.text.slice(from, to)),
    };
  };
