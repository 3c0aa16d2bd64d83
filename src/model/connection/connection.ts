/** One effector scope a page connection: all widgets and the host of a page share session, coins and search. */
import { createStore, fork, type Scope } from 'effector';
import { createApiClient } from '../../api/client.js';
import { getPartnerPage } from '../../api/contract/partner-page.js';
import type { PartnerSettings } from '../../api/contract/partners.schema.js';
import { $api } from './api-client.js';
import { fetchFirst } from './first-answers.js';
import { callBase, isOwnSite, type PageConnection, plainConnection } from './page-connection.js';
import { partnerHeaders } from '../partner/headers.js';

/** Holds the scope's own connection; null in a scope that no page made. */
export const $connection = createStore<PageConnection | null>(null);

const scopes = new Map<string, Scope>();
const settings = new Map<Scope, PartnerSettings>();
/** Callbacks of widgets that draw again once a scope's settings are known; deleted when the request is over. */
const waiting = new Map<Scope, Set<() => void>>();

/** Returns the partner's settings; undefined before they are known, and then `redraw` is called once. */
export const partnerSettings = (scope: Scope, redraw: () => void): PartnerSettings => {
  waiting.get(scope)?.add(redraw);
  return settings.get(scope) ?? {};
};

const settle = (scope: Scope, known: PartnerSettings): void => {
  const redraws = waiting.get(scope) ?? [];
  waiting.delete(scope);
  settings.set(scope, known);
  redraws.forEach((redraw) => {
    redraw();
  });
};

/** Returns the scope of a connection, always the same one. */
export const pageScope = (named: PageConnection): Scope => {
  const connection = plainConnection(named);
  const { apiBase, key } = connection;
  const name = `${apiBase} ${key ?? ''}`;
  const known = scopes.get(name);
  if (known) return known;
  // Partner pages read without cookies (docs/decisions/0001); who is signed in there has a bearer.
  const api = createApiClient({
    baseUrl: callBase(connection),
    credentials: isOwnSite(connection),
    fetch: fetchFirst,
    ...(key !== undefined && { authorize: (call) => partnerHeaders({ apiBase, key }, call) }),
  });
  const scope = fork({
    values: [
      [$api, api],
      [$connection, connection],
    ],
  });
  scopes.set(name, scope);
  // This call also counts a load; nothing waits for it.
  if (key !== undefined) {
    waiting.set(scope, new Set());
    api.call(getPartnerPage, {}).then(
      (page) => {
        settle(scope, page.settings ?? {});
      },
      () => {
        waiting.delete(scope);
      },
    );
  }
  return scope;
};
