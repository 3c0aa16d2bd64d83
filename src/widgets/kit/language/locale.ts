/** The language of a widget, read from its ancestors and provided to every component. */
import { createContext, useContext } from 'react';

/** Names the languages there is a catalogue for. */
export type Locale = 'en' | 'hi' | 'mr';

const LocaleContext = createContext<Locale>('en');

/** Sets the language of everything inside it. */
export const LocaleProvider = LocaleContext.Provider;

/** Returns the language of the component. */
export function useLocale(): Locale {
  return useContext(LocaleContext);
}

/** Lists the roots of an element, its own first and the document last. */
export function rootsOf(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/** Reads an attribute from the element or its closest ancestor, also across shadow roots; null when none has it. */
export function closestAttribute(element: Element, name: string): string | null {
  let from: Element | null = element;
  while (from) {
    const owner: Element | null = from.closest(`[${name}]`);
    if (owner) return owner.getAttribute(name);
    const root = from.getRootNode();
    from = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}

/** Chooses the language for a language tag such as "mr-IN"; English when there is no catalogue for it. */
export function localeFor(languageTag: string | null): Locale {
  const language = languageTag?.slice(0, 2).toLowerCase();
  return language === 'hi' || language === 'mr' ? language : 'en';
}
