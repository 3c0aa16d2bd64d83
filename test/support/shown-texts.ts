/** Notes which texts of the catalogue were on the screen, over a server whose answers a test chooses. */
import type { Page } from 'playwright-core';

/** The person that `beSignedIn` makes of the visitor. */
export const person = { name: 'Meera Joshi', email: 'meera@example.com', phone: '9812345670' };

/** What a suite notes and chooses with. */
export interface ShownTexts {
  /** "ID text" of everything seen. */
  readonly seen: Set<string>;
  /** Waits until a text is on the screen, and notes it for the ids it stands for. */
  see: (text: string, ...ids: string[]) => Promise<void>;
  /** Lets a call of the API answer something else; without a status its connection breaks. */
  answer: (path: string, status: number | null, body?: unknown) => Promise<void>;
  /** Lets the page believe that somebody is signed in. */
  beSignedIn: (coins: number, usertype?: string) => Promise<void>;
}

/** Makes the notes of a suite; `pageNow` answers the page of the running test. */
export const createShownTexts = (pageNow: () => Page): ShownTexts => {
  const seen = new Set<string>();
  const answer: ShownTexts['answer'] = async (path, status, body = {}) => {
    await pageNow().route(`**/api/${path}`, (route) =>
      status === null ? route.abort() : route.fulfill({ status, json: body }),
    );
  };
  return {
    seen,
    answer,
    async see(text, ...ids) {
      await pageNow().getByText(text, { exact: true }).first().waitFor();
      for (const id of ids) seen.add(`${id} ${text}`);
    },
    async beSignedIn(coins, usertype = 'Agent') {
      await answer('v1/checkAuth', 200, { authenticated: true });
      await answer('v1/get-coin', 200, { coins });
      await answer('v1/profile', 200, { ...person, usertype, coins, contactConsent: true });
      await answer('v3/my-contacts', 200, { contacts: [] });
      await answer('v1/saved', 200, { homes: [] });
    },
  };
};
