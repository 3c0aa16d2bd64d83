/** The gallery at /kit: every component in every state, in the site's theme and language (docs/design.md). */
import { useSearch } from 'wouter';
import { useEffect } from 'react';
import { type Locale } from '../../widgets/kit/language/locale.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { wideClass } from '../layout/wide.js';
import { usePageMeta } from '../page-meta.js';
import { languages } from '../../model/rules/languages.js';
import { chooseLanguage, chooseTheme, type Theme, themes } from '../preferences.js';
import { specimens } from './catalogue.js';
import { foundations } from './foundations.js';
import type { SampleWords } from '../../../words/en/component-gallery.js';
import { useSampleWords } from './words.js';
import type { Specimen } from './specimen.js';

const page = css`
  display: grid;
  gap: var(--h-space-6);
  padding-block: var(--h-space-6);
  & h1 {
    font-size: var(--h-text-30);
    font-weight: 700;
  }
  & h2 {
    font-size: var(--h-text-18);
    font-weight: 700;
  }
`;

const section = css`
  display: grid;
  gap: var(--h-space-4);
  padding: var(--h-space-5);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
`;

const states = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--h-size-240)), 1fr));
  gap: var(--h-space-5);
  align-items: start;
  &[data-wide] {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const state = css`
  display: grid;
  gap: var(--h-space-2);
  min-width: 0;
  & > h3 {
    color: var(--h-muted);
    font-size: var(--h-text-12);
  }
  & > div {
    container: housing / inline-size;
    min-width: 0;
  }
`;

function Shown({ specimen, words }: { specimen: Specimen; words: SampleWords }) {
  return (
    <section className={section} id={specimen.file} aria-label={specimen.file}>
      <h2>{specimen.file}</h2>
      <div className={states} data-wide={specimen.wide ? '' : undefined}>
        {Object.entries(specimen.states).map(([name, draw]) => (
          <div key={name} className={state} data-state-name={name}>
            <h3>{name}</h3>
            <div>{draw(words)}</div>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Takes theme and language from the address, so that a tool can ask for each. */
const useLookFromUrl = (asked: URLSearchParams): void => {
  const [theme, language] = [asked.get('theme'), asked.get('lang')];
  useEffect(() => {
    if (themes.includes(theme as Theme)) chooseTheme(theme as Theme);
    if (languages.includes(language as Locale)) chooseLanguage(language as Locale);
  }, [theme, language]);
};

/** Draws the gallery, or the one specimen that the address asks for by `only`. */
export function KitPage() {
  const words = useSampleWords();
  usePageMeta({ title: words.title, description: words.intro, address: '/kit', isHidden: true });
  const asked = new URLSearchParams(useSearch());
  useLookFromUrl(asked);
  const only = asked.get('only');
  const isAsked = (name: string): boolean => only === null || only === name;
  return (
    <div className={`${wideClass} ${page}`}>
      <h1>{words.title}</h1>
      <p>{words.intro}</p>
      {Object.entries(foundations)
        .filter(([name]) => isAsked(name))
        .map(([name, Foundation]) => (
          <section key={name} className={section} id={name} aria-label={name}>
            <h2>{name}</h2>
            <Foundation />
          </section>
        ))}
      {specimens
        .filter(({ file }) => isAsked(file))
        .map((specimen) => (
          <Shown key={specimen.file} specimen={specimen} words={words} />
        ))}
    </div>
  );
}
