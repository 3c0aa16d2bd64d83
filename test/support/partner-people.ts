/** People on a partner's page in a real browser: the key, the sign-in window, and a page that records what it can see. */
import type { FrameLocator, Page } from 'playwright-core';
import type { PartnerMode, PartnerSettings } from '../../src/api/contract/partners.schema.js';
import type { SecureSites } from './secure-sites.js';

/** Makes a key of the demo agent for the partner's site, a live one where nothing else is said. */
export const keyFor = async (
  { call, partner, passwords }: Pick<SecureSites, 'call' | 'partner' | 'passwords'>,
  settings: PartnerSettings = {},
  mode: PartnerMode = 'live',
): Promise<string> => {
  const email = 'agent@demo.example';
  const form = { email, password: passwords[email], usertype: 'Agent/Builder' };
  const signedIn = await call('POST', '/api/v1/signin', form);
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0];
  const body = { name: 'Sahyadri Homes', mode, origins: [partner], settings };
  const made = await call('POST', '/api/v1/partner-keys', body, cookie);
  if (made.status !== 201) throw new Error(await made.text());
  return ((await made.json()) as { key: string }).key;
};

let count = 0;

/** Puts a page with the script and its key on the partner's site and answers its address. */
export const pageUnder = (
  { put, market }: Pick<SecureSites, 'put' | 'market'>,
  key: string,
  body: string,
  { headers = {}, head = '' }: { headers?: Record<string, string>; head?: string } = {},
): string =>
  put(`/page-${String((count += 1))}`, {
    headers,
    html: `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sahyadri</title>${head}
      <script async src="${market}/embed/v1/embed.js" crossorigin data-key="${key}"></script></head><body>${body}</body></html>`,
  });

/** Fills in the window's form and sends it. */
export const signInForm = async (popup: Page, { passwords }: SecureSites, email: string): Promise<void> => {
  await popup.getByLabel('Email').fill(email);
  await popup.getByLabel('Password', { exact: true }).fill(passwords[email] ?? '');
  await popup.getByRole('button', { name: 'Login', exact: true }).click();
};

/**
 * Waits until the code of the sign-in window is there, as it is when people press: a browser opens a window only within
 * seconds of the press, which a busy machine may need for loading it.
 */
export const windowReady = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/sign-in-[^/]+\.js$/.test(name)),
  );
};

/** Allows what the window asks for; it closes by itself. */
export const allow = async (popup: Page): Promise<void> => {
  await Promise.all([
    popup.waitForEvent('close'),
    popup.getByRole('button', { name: /Allow and continue|Continue/ }).click(),
  ]);
};

/** A script that records what a page can see of fetch, XHR, shadow roots, mutations and messages. */
export const spy = `<script>
  window.seen = [];
  const note = (text) => { if (text) seen.push(String(text)); };
  const plainFetch = window.fetch;
  window.fetch = async (...given) => {
    const answer = await plainFetch(...given);
    answer.clone().text().then(note, () => {});
    return answer;
  };
  const open = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (...given) {
    this.addEventListener('load', () => { note(this.responseText); });
    return open.apply(this, given);
  };
  const watch = (root) => new MutationObserver((changes) => {
    for (const { type, target, addedNodes, attributeName } of changes) {
      if (type === 'attributes') note(target.getAttribute(attributeName));
      if (type === 'characterData') note(target.data);
      for (const node of addedNodes) note(node.outerHTML ?? node.data);
    }
  }).observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (...given) {
    const root = attach.apply(this, given);
    watch(root);
    return root;
  };
  watch(document);
  addEventListener('message', ({ data }) => { note(JSON.stringify(data)); });</script>`;

/** Returns what that script has recorded. */
export const seenBy = async (page: Page): Promise<string> =>
  (await page.evaluate<string[]>('seen')).join('\n');

/** Returns whether seven digits of the number stand together in a text, with gaps or without; prices have digits, too. */
export const hasDigitsOf = (phone: string, text: string): boolean => {
  const digits = text.replace(/(?<=\d)[ \u00a0-](?=\d)/g, '');
  return Array.from({ length: phone.length - 6 }, (_, at) => phone.slice(at, at + 7)).some((part) =>
    digits.includes(part),
  );
};

/** Our frame in the open dialog, found anew at each question: the page may put another in its place meanwhile. */
export const frameOf = (page: Page): FrameLocator => page.frameLocator('dialog[open] iframe');

/** Reads the numbers that can be called from a page or frame, without +91; waits for the first. */
export const numbersIn = async (place: Page | FrameLocator): Promise<string[]> => {
  const links = place.locator('a[href^="tel:"]');
  await links.first().waitFor();
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => address.replace('tel:+91', ''));
};
