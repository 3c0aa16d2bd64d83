/** A test key of a demo person for pages of a stage, and calls in that person's name. */
import type { EmbedStage } from './embed-stage.js';
import { memberCookies } from './stage.js';

/** The owner of a key. */
export interface KeyOwner {
  /** Calls our own site as the signed-in person. */
  call: <Reply>(method: string, path: string, body?: object) => Promise<Reply>;
  makeKey: (body?: object) => Promise<string>;
}

/** Signs a demo person in. */
export const keyOwner = async ({
  browser,
  market,
}: Pick<EmbedStage, 'browser' | 'market'>): Promise<KeyOwner> => {
  const { url } = market;
  const cookies = await memberCookies(browser, market);
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const headers = { 'content-type': 'application/json', origin: url, cookie };
    const answer = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return (await answer.json()) as Reply;
  };
  return {
    call,
    makeKey: async (body = {}) => {
      const made = await call<{ key: string }>('POST', '/api/v1/partner-keys', {
        name: 'Sahyadri Homes',
        mode: 'test',
        origins: [],
        ...body,
      });
      return made.key;
    },
  };
};
