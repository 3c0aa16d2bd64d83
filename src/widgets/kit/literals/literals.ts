/**
 * The literal texts of the specifications in other languages. The rules and the server give English texts, which are the
 * keys here (docs/decisions/0038). An unknown text is shown as it is.
 */
import { words } from '../../../../words/en/literals.js';
import type { messageAreas } from '../../../model/rules/messages/catalogue.js';
import { defineWords } from '../language/define-words.js';

type Areas = typeof messageAreas;
type TextsOf<Area> = Area[keyof Area];

/** Names every literal text (S-301 to S-358, S-460 to S-478, G-28), so that a translation cannot leave one out. */
export type Literal = { [Area in keyof Areas]: TextsOf<Areas[Area]> }[keyof Areas];

/** Holds the literal texts of a language by their English; other texts of the server may be added. */
export type Literals = Readonly<Record<Literal, string>> & Readonly<Record<string, string>>;

const useTranslations = defineWords(words, {
  hi: (): Promise<{ words: Literals }> => import('../../../../words/hi/literals.js'),
  mr: (): Promise<{ words: Literals }> => import('../../../../words/mr/literals.js'),
});

/** Returns the function that translates a literal text to the current language. */
export function useLiterals(): (text: string) => string {
  const texts = useTranslations();
  return (text) => (Object.hasOwn(texts, text) ? texts[text] : undefined) ?? text;
}
