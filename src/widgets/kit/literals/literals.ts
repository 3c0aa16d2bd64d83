/**
 * The literal texts of the specifications in other languages. Faults and toasts travel as English text, from the rules
 * and from the server alike; where they are shown, the text itself is the key. An unknown text is shown as it came.
 */
import { words } from '../../../../words/en/literals.js';
import type { messageAreas } from '../../../model/rules/messages/catalogue.js';
import { defineWords } from '../language/define-words.js';

type Areas = typeof messageAreas;
type TextsOf<Area> = Area[keyof Area];

/** Names every literal text (S-301 to S-358, S-460 to S-478, G-28), so that a translation cannot leave one out. */
export type Literal = { [Area in keyof Areas]: TextsOf<Areas[Area]> }[keyof Areas];

/** Holds the literal texts of a language by their English; what the server adds to them may stand there too. */
export type Literals = Readonly<Record<Literal, string>> & Readonly<Record<string, string>>;

const useTranslations = defineWords(words, {
  hi: (): Promise<{ words: Literals }> => import('../../../../words/hi/literals.js'),
  mr: (): Promise<{ words: Literals }> => import('../../../../words/mr/literals.js'),
});

/** Answers the function that says a literal text in the current language. */
export function useLiterals(): (text: string) => string {
  const texts = useTranslations();
  return (text) => (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text;
}
