/** The Latin words that a page in Hindi or Marathi shows, shadow roots and names for screen readers included. */
import type { Page } from 'playwright-core';
import { allowedLatin } from '../words/allowed-latin.js';

/** Fields of the API whose text is somebody's name, or was written by somebody: it stands as it was given. */
const given =
  /^(name|society|societyName|projectName|project|developer|builder|bank|locality|location|address|description|device)$/;

/** What is written so in every language: addresses, e-mail, tags and hyphened names of HTML, Property IDs, files. */
const code =
  /https?:\/\/\S+|\S+@\S+|<[a-z-]+>?|\bH[A-Z]-[A-Z\d]{7}\b|\b[A-Za-z]+(?:-[A-Za-z]+)+\b|\w+\.\w+|\d\w+/g;

/** What says itself that it is English or of an unknown language, code, and the headline that a dialog was asked with, in the words of then. */
const left = '[lang=en], [lang=""], code, pre, option[value=en], dialog b';

const wordsIn = (text: string): string[] => text.replace(code, ' ').match(/[A-Za-z]{2,}/g) ?? [];

const gather = (value: unknown, names: Set<string>): void => {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value))
    if (typeof inner !== 'string') gather(inner, names);
    else if (given.test(key)) for (const word of wordsIn(inner)) names.add(word);
};

/** The answers that the server wrote into a page. */
const answersIn = (page: string): unknown[] =>
  [...page.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']): unknown => JSON.parse(json),
  );

/** Collects names from the server's replies to a page, and from what it wrote into the page. */
export const hearNames = (page: Page): Set<string> => {
  const names = new Set<string>();
  page.on('response', (response) => {
    if (response.url().includes('/api/'))
      response.json().then(
        (reply) => gather(reply, names),
        () => undefined,
      );
    else if (response.request().resourceType() === 'document')
      response.text().then(
        (text) => {
          for (const reply of answersIn(text)) gather(reply, names);
        },
        () => undefined,
      );
  });
  return names;
};

/** Asks the market for the names of its listings and projects. */
export const namesOf = async (url: string): Promise<Set<string>> => {
  const names = new Set<string>();
  const kinds = ['sell', 'rent', 'plot', 'pg', 'commercial'];
  const paths = ['content', ...kinds.map((kind) => `properties/${kind}?limit=500`)];
  const replies = await Promise.all(paths.map((path) => fetch(`${url}/api/v3/${path}`)));
  for (const reply of replies) gather(await reply.json(), names);
  return names;
};

const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate((away) => {
    // No named function inside: the loader would mark it by a call that the page does not know.
    const roots: (Document | ShadowRoot)[] = [document];
    const texts: string[] = [];
    for (const root of roots)
      for (const element of root.querySelectorAll<HTMLElement>('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        if (element.closest(`head, script, style, template, ${away}`) || !element.checkVisibility()) continue;
        for (const node of element.childNodes)
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
        for (const name of ['aria-label', 'placeholder', 'alt', 'title'])
          texts.push(element.getAttribute(name) ?? '');
      }
    return texts.filter((text) => /[A-Za-z]{2}/.test(text));
  }, left);

/** Tries, 50 ms apart, in which the words of a language may still be loading. */
const patience = 400;

/** Names the words that are neither on the list nor a name, once the page's own have had time to come. */
export const latinWords = async (page: Page, names: ReadonlySet<string>): Promise<string[]> => {
  // Words that lie on the server cannot come to a page that has no network.
  if (!(await page.evaluate(() => navigator.onLine))) return [];
  let found: string[] = [];
  for (let turn = 0; turn < patience; turn += 1) {
    found = (await textsOf(page)).flatMap((text) =>
      wordsIn(text)
        .filter((word) => !allowedLatin.has(word) && !names.has(word) && !/^[KMG]?B$/.test(word))
        .map((word) => `Latin: ${word} in “${text.trim().slice(0, 80)}”`),
    );
    if (found.length === 0) break;
    await page.waitForTimeout(50);
  }
  return found;
};
