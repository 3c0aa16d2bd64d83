/**
 * Asks for the first cards of the results of a page before the files of the widget are asked for (S-540, docs/decisions/0205, 0235).
 * What is asked for is what the tag and its page say; the server knows what that means.
 */
import type { FirstAnswers } from '../../model/connection/first-answers.js';
import { callBase, type PageConnection, plainConnection } from '../../model/connection/page-connection.js';
import { readStored } from '../../model/connection/storage.js';
import { isSearchName } from '../../model/rules/search-names.js';
import { closestAttribute } from '../kit/element/ancestors.js';
import { connectionWithin } from '../kit/element/connection.js';
import { attributeOrProperty } from './attribute-or-property.js';
import type { FirstTools, PageParts } from './first/index.js';

const attributes = 'tab city location property filters locked listing-url results-url group font'.split(' ');

/** The search that the address of the page may name, without whatever else is in it: that is the page's own. */
const pageSearch = (): string => {
  const ours = [...new URLSearchParams(location.search)].filter(([name]) => isSearchName(name));
  return String(new URLSearchParams(ours));
};

const questionOf = (element: Element, connection: PageConnection, build: string): URLSearchParams => {
  const question = new URLSearchParams({ build });
  const say = (name: string, text: string | null): void => {
    if (text) question.set(name, text);
  };
  for (const name of attributes) say(name, attributeOrProperty(element, name));
  for (const name of ['theme', 'lang']) say(name, closestAttribute(element, name));
  say('search', pageSearch());
  say('remembered', readStored('filterTab', connection));
  return question;
};

/** Between the base of all calls of a connection and what is asked for. */
export const firstCardsPath = '/api/v3/first-cards?';

/** Returns the connection of a tag whose class has not come, as its widget will have it. */
const connectionOf = (element: Element, ofPage: PageConnection): PageConnection => {
  const own = {
    apiBase: attributeOrProperty(element, 'api-base'),
    partnerKey: attributeOrProperty(element, 'partner-key'),
  };
  return plainConnection(connectionWithin(element, own, ofPage));
};

/** What `askFirst` works with. */
interface Page extends PageParts {
  /** That of the page; what it says may change (`Housing.init`). */
  connection: PageConnection;
  /** The version of this script; '' when what the server draws may not enter the page. */
  build: string;
  /** The file of the tools. */
  files: Promise<[{ tools: FirstTools }]>;
}

/** Where the first cards of a tag are asked for. */
const addressOf = (element: Element, page: Page): string => {
  const connection = connectionOf(element, page.connection);
  return callBase(connection) + firstCardsPath + String(questionOf(element, connection, page.build));
};

/**
 * Milliseconds by which files wait for the first cards, which share the line with them: the two that every widget begins with
 * about as long as the answer takes on a slow line, all others until these are nearly there, to be run while the others come
 * (docs/decisions/0235).
 */
const [sharedWait, ownWait] = [60, 150];

/** Resolves with the first answer, or when a file of a widget, the nth of it, has waited long enough. */
export const untilFirst = (answers: FirstAnswers, at: number): unknown =>
  answers.size &&
  Promise.race([...answers, new Promise((go) => setTimeout(go, at > 1 ? ownWait : sharedWait))]);

/** Asks for the first cards of all results whose class has not come. */
export const askFirst = (page: Page): void => {
  // Results that are routed ask by themselves: the page's address says what.
  for (const element of page.find('housing-results:not([routing])')) {
    // What a server has drawn came with its answer; a search that is set from outside is for the widget to read.
    if (element.shadowRoot || 'address' in element) continue;
    const address = addressOf(element, page);
    const isMeant = (): boolean => addressOf(element, page) === address;
    page.answers.add(
      Promise.all([fetch(address), page.files]).then(
        ([reply, [{ tools }]]) => tools.receive({ element, address, isMeant }, reply, page),
        () => undefined,
      ),
    );
  }
};
