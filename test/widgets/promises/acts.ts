/** What people do in the widgets, for the proofs of what the reference says. */
import { allByRole, byRole, change, click, settle, type } from '../../support/mount.js';
import { isDueWithin } from '../../support/dom.js';
import type { Shown } from './shown.js';

/** Turns without anything to come after which a page is taken to be still. */
const stillTurns = 5;
/** Milliseconds after which what repeats itself, or hangs, is no longer waited for. */
const longest = 3_000;

/**
 * Waits until something is so, and answers whether it is. It is not when `other`, which comes in its place, has come,
 * or when nothing is to come any more within a second.
 */
export const becomes = async (isSo: () => boolean, other = () => false): Promise<boolean> => {
  const end = performance.now() + longest;
  let still = 0;
  while (!isSo() && !other() && still < stillTurns && performance.now() < end) {
    still = isDueWithin(1_000) ? 0 : still + 1;
    await settle(2);
  }
  return isSo();
};

/** Sends the form on show. */
export const submit = async ({ shadow }: Pick<Shown, 'shadow'>): Promise<void> => {
  shadow.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await settle(30);
};

/** Presses the first button, link or radio of a name. */
export const choose = async (shadow: ShadowRoot, role: string, name: string | RegExp): Promise<void> => {
  await becomes(() => allByRole(shadow, role, name).length > 0);
  const [found] = allByRole(shadow, role, name);
  if (!found) throw new Error(`there is no ${role} named ${String(name)}`);
  found.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  await click(found);
  await settle(20);
};

/** Searches from a search box for a city. */
export const searchFrom = async (shadow: ShadowRoot, city: string): Promise<void> => {
  await change(byRole(shadow, 'combobox', 'City'), city);
  await submit({ shadow });
};

/** Returns the address of the first link under a selector. */
export const hrefOf = (shadow: ShadowRoot, selector: string): string =>
  shadow.querySelector(selector)?.getAttribute('href') ?? '';

/** Returns the value of a field by its name. */
export const valueOf = ({ shadow }: Shown, name: string): string =>
  shadow.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';

/** Types into a field by its name. */
export const typeInto = (shadow: ShadowRoot, name: string, text: string): Promise<void> =>
  type(shadow.querySelector(`[name="${name}"]`) as HTMLElement, text);

/** Says whether a search of a kind with these values was asked. */
export const searched = ({ asked }: Shown, kind: string, wanted: Record<string, string> = {}): boolean =>
  asked().some(
    ({ url }) =>
      url.pathname.endsWith(`/properties/${kind}`) &&
      Object.entries(wanted).every(([name, value]) => url.searchParams.get(name) === value),
  );

/** Makes a widget ask for something, and answers whether an address that is meant was asked. */
export const requests =
  (isMeant: (url: URL) => boolean, act: (shown: Shown) => Promise<unknown>) =>
  async (shown: Shown): Promise<boolean> => {
    await act(shown);
    return shown.asked().some(({ url }) => isMeant(url));
  };

/** Waits for the request that a widget makes by itself. */
export const atOnce = ({ asked }: Shown): Promise<boolean> => becomes(() => asked().length > 0);

/** Types what a place begins with, and waits until its server was asked. */
export const suggest = async ({ asked, shadow }: Shown): Promise<void> => {
  const before = asked().length;
  await type(byRole(shadow, 'combobox', 'Location'), 'Ban');
  await becomes(() => asked().length > before);
};

/** Says whether the choice of a kind is on show, which comes where no kind is named. */
export const asksForKind = (shadow: ShadowRoot) => (): boolean =>
  allByRole(shadow, 'button', 'Plot/Land').length > 0;

/** Waits for the first link under a selector and answers whether it leads to an address. */
export const leadsTo = async (shadow: ShadowRoot, selector: string, address: string): Promise<boolean> => {
  await becomes(() => hrefOf(shadow, selector) !== '');
  return hrefOf(shadow, selector) === address;
};
