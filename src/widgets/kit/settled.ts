/** What a partner settled for a key, put among a widget's values: the page's own word wins, but for what is locked (0048). */
import type { PartnerSettings } from '../../model/index.js';

/** Answers the values to draw with; a locked city is where searches begin, and no other is offered. */
export const settledValues = (
  own: Readonly<Record<string, unknown>>,
  { listingUrl, resultsUrl, locked }: PartnerSettings,
): Record<string, unknown> => {
  const city = locked?.city;
  const query = new URLSearchParams(typeof own.locked === 'string' ? own.locked : '');
  if (city) query.set('city', city);
  return {
    ...own,
    listingUrl: own.listingUrl ?? listingUrl,
    resultsUrl: own.resultsUrl ?? resultsUrl,
    ...(city && { city, locked: query.toString() }),
  };
};
