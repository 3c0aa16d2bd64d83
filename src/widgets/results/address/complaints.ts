/** Tells a page's developer which parts of the search that the page asks for no search can read. */
import { useEffect } from 'react';
import { searchParameters } from '../../../model/rules/search-parameters.js';
import { unreadParameters } from '../../../model/rules/unread-parameters.js';
import { sayOnce } from '../../kit/element/complain.js';
import { nearestTo } from '../../kit/element/nearest.js';

/** What the page asks for, as its attributes say it. */
export interface AskedFor {
  filters?: string | undefined;
  locked?: string | undefined;
}

const tag = '<housing-results>';
const complainOfQuery = (attribute: string, query: string): void => {
  for (const { name, value } of unreadParameters(query)) {
    const isKnown = searchParameters.some((known) => known.toLowerCase() === name.toLowerCase());
    const nearest = isKnown ? undefined : nearestTo(name, searchParameters);
    const hint = nearest ? `Did you mean "${nearest}"? ` : '';
    const remedy = isKnown
      ? 'Its value says nothing.'
      : `${hint}Use some of: ${searchParameters.join(', ')}.`;
    const lock = attribute === 'locked' ? ' Nothing is shown, since the lock is not understood.' : '';
    sayOnce(`${tag} cannot read "${name}=${value}" in ${attribute}. ${remedy}${lock}`);
  }
};

/** Writes the complaints to the console, each once. */
export const complainOf = ({ filters = '', locked = '' }: AskedFor): void => {
  complainOfQuery('filters', filters);
  complainOfQuery('locked', locked);
};

/** Complains when the page asks for something else; draws nothing. */
export function Complaints({ filters, locked }: AskedFor) {
  useEffect(() => {
    complainOf({ filters, locked });
  }, [filters, locked]);
  return null;
}
