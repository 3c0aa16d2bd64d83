/** Outlines a part of a widget, by the selector that a page would use. */
import { useEffect } from 'react';

/** Outlines it while it is chosen; the sheet is adopted, because the page's policy lets no style element in. */
export const usePartOutline = (tag: string, part: string): void => {
  useEffect(() => {
    if (!part) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${tag}::part(${part}) { outline: 3px solid currentColor; outline-offset: 2px; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [tag, part]);
};
