/** The server and the partner of a page, and what calls there look like. */
import { partnerBase } from '../../api/contract/partner-page.js';
import { withoutTrailingSlashes } from '../rules/trailing-slashes.js';

/** Names the server and the partner of a page. */
export interface PageConnection {
  /** Scheme and host of the server, without a slash at the end. */
  apiBase: string;
  /** The partner's key, when the page is a partner's. */
  key?: string;
}

/** Tells whether the page is the marketplace's own: calls carry its cookies, and storage keys are literal (C-63). */
export const isOwnSite = (connection: PageConnection | null): boolean => {
  const page = globalThis.location as Location | undefined;
  const { key, apiBase = '' } = connection ?? {};
  return key === undefined && (apiBase || page?.origin) === page?.origin;
};

/** Takes the slash off the end of the address, and what is not there. */
export const plainConnection = ({ apiBase, ...rest }: PageConnection): PageConnection => ({
  ...rest,
  apiBase: withoutTrailingSlashes(apiBase),
});

/** Returns the base of all calls of a plain connection. */
export const callBase = ({ apiBase, key }: PageConnection): string =>
  key === undefined ? apiBase : partnerBase(apiBase, key);
