/** What people do in the widgets, for the proofs of what the reference says. */
import { allByRole, byRole, change, click, settle, type } from '../../support/mount.js';
import type { Shown } from './shown.js';

/** Waits until something is so, one second at most, and answers whether it is. */
export const becomes = async (isSo: () => boolean): Promise<boolean> => {
  for (let turn = 0; turn < 50 && !isSo(); turn += 1) await settle(20);
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

/** Answers the address of the first link under a selector. */
export const hrefOf = (shadow: ShadowRoot, selector: string): string =>
  shadow.querySelector(selector)?.getAttribute('href') ?? '';

/** Answers the value of a field by its name. */
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
