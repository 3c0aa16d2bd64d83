/**
 * Asks for the first cards of the results of a page while the files of the widget are still under way. It decides by the
 * widget's own rules and leaves the answer under the address it asked: whatever the widget then asks otherwise, it asks
 * itself (S-540, docs/decisions/0102).
 */
import type { FirstAnswers } from '../../../model/connection/first-answers.js';
import { callBase, isOwnSite, plainConnection } from '../../../model/connection/page-connection.js';
import type { SearchAddress } from '../../../model/rules/filter-url.js';
import { searchTabs } from '../../../model/rules/kinds.js';
import { pageAddress } from '../../../model/rules/page-query.js';
import { searchStartOf, withLocks } from '../../../model/rules/search-start.js';
import { rememberedTab } from '../../../model/search/remembered-tab.js';
import { connectionOf } from '../../kit/element/connection.js';
import { attributeOrProperty } from '../attribute-or-property.js';

/** Milliseconds for which an answer is good: a widget that comes later asks anew. */
const goodFor = 30_000;

const startOf = (element: Element) => {
  const of = (name: string): string | undefined => attributeOrProperty(element, name);
  return {
    group: of('group') ?? '',
    address: (element as { address?: SearchAddress }).address,
    tab: searchTabs.find((tab) => tab === of('tab')),
    city: of('city'),
    location: of('location'),
    property: of('property'),
    filters: of('filters'),
    locked: of('locked'),
  };
};

/** Reads the body too, so that an answer that breaks off counts as failed. */
const fetchWhole = async (address: string, credentials: RequestCredentials): Promise<Response> => {
  const reply = await fetch(address, { credentials });
  return new Response(await reply.text(), reply);
};

/** Asks for the first cards of an element of the results that is not defined yet. */
const ask = (element: Element, answers: FirstAnswers): void => {
  const own = {
    apiBase: attributeOrProperty(element, 'api-base'),
    partnerKey: attributeOrProperty(element, 'partner-key'),
  };
  const connection = plainConnection(connectionOf(element, own));
  const { address, locked } = searchStartOf(startOf(element), location.search, rememberedTab(connection));
  const called = callBase(connection) + pageAddress(withLocks(address, locked));
  const answer = fetchWhole(called, isOwnSite(connection) ? 'include' : 'same-origin');
  // A failure is the widget's to tell, which asks again.
  answer.catch(() => undefined);
  answers.set(called, answer);
  setTimeout(() => {
    if (answers.get(called) === answer) answers.delete(called);
  }, goodFor);
};

/** What embed.js calls. */
export interface FirstTools {
  /** Asks for the first cards of some elements of the results. */
  askFirst: (elements: readonly Element[], answers: FirstAnswers) => void;
}

/** The tools of this file. */
export const tools: FirstTools = {
  askFirst: (elements, answers) => {
    // What a server has drawn came with its answer.
    for (const element of elements) if (!element.shadowRoot) ask(element, answers);
  },
};
