/** Choosing the theme and the language. */
import { Select } from '../../widgets/kit/form/select.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { VisuallyHidden } from '../../widgets/kit/layout/visually-hidden.js';
import { useSiteWords } from '../words.js';
import { languages } from '../../model/rules/languages.js';
import { chooseLanguage, chooseTheme, themes, useLanguage, useTheme } from '../preferences.js';

const choice = css`
  display: flex;
  align-items: center;
  gap: var(--h-space-2);
  font-size: var(--h-text-14);
  & > span {
    color: var(--h-muted);
  }
`;

/** Names each language in itself: a person looks for the word they can read. */
const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const;

/** Draws the choice of theme: as the system, light, dark. */
export function ThemeChoice() {
  const text = useSiteWords();
  return (
    <label className={choice}>
      <span>{text.theme}</span>
      <Select
        value={useTheme()}
        options={themes.map((value) => ({ value, label: text.themes[value] }))}
        onValue={(value) => {
          if (value) chooseTheme(value);
        }}
      />
    </label>
  );
}

/** Draws the choice of language; in the header there is room for the choice alone, and its name is read aloud. */
export function LanguageChoice({ isBrief = false }: { isBrief?: boolean }) {
  const text = useSiteWords();
  return (
    <label className={choice}>
      {isBrief ? <VisuallyHidden>{text.language}</VisuallyHidden> : <span>{text.language}</span>}
      <Select
        value={useLanguage()}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        onValue={(value) => {
          if (value) chooseLanguage(value);
        }}
      />
    </label>
  );
}
