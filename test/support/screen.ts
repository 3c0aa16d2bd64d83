/** One screen of the site in one state, as the list of screens names it. */
import type { Page } from 'playwright-core';

/** The facts of the running market that the list needs. */
export interface SampleMarket {
  /** A listing of each kind, by path segment. */
  readonly ids: Readonly<Record<string, string>>;
}

/** One screen in one state. */
export interface Screen {
  readonly name: string;
  /** Path of the route table; `*` for an address that is none. */
  readonly route: string;
  readonly address: (market: SampleMarket) => string;
  /** Selector of what must be there before the screen is looked at. */
  readonly ready: string;
  /** Whether the demo agent is signed in. */
  readonly isMember?: boolean;
  /** Given when the state is reached in a narrow, or a wide, window alone. */
  readonly only?: 'narrow' | 'wide';
  /** Selector of what lies over the page; axe and the size of targets look at it alone, for the rest is inert. */
  readonly within?: string;
  /** Rules of axe that cannot hold there. */
  readonly without?: readonly string[];
  /** Changes the answers of the server. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Brings the screen to the state. */
  readonly act?: (page: Page) => Promise<unknown>;
}

/** Makes a screen whose address is its route, and which has come with its heading. */
export const plain = (name: string, route: string, own: Partial<Screen> = {}): Screen => ({
  name,
  route,
  address: () => route,
  ready: 'main h1',
  ...own,
});
