/** Puts a component or a widget's tag on the page and finds things on it as a user does: by role, label and text. */
import { isDueWithin } from './dom.js';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider, type Locale } from '../../src/widgets/kit/language/locale.js';

if (!process.env.TEST_BUNDLE)
  throw new Error('Tests of views run bundled (docs/checks.md): node scripts/unit.mjs PATTERN');

/** Waits until what was asked for has been drawn and its effects have run. */
async function draw(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((done) => setTimeout(done, 0));
  await new Promise((done) => requestAnimationFrame(done));
}

/** Waits until all is drawn, and for the timers that are due within milliseconds, if there are any. */
export async function settle(milliseconds = 0): Promise<void> {
  const end = performance.now() + milliseconds;
  await draw();
  if (milliseconds === 0) return;
  while (isDueWithin(end - performance.now())) await new Promise((done) => setTimeout(done, 2));
  // An answer of the network takes several turns until it is drawn.
  for (let turn = 0; turn < 3; turn += 1) await draw();
}

/** Waits for a condition; returns after a limit even if it does not hold. */
export async function until(isSo: () => boolean, milliseconds = 10_000): Promise<void> {
  const end = performance.now() + milliseconds;
  for (let turn = 0; !isSo(); turn += 1) {
    if (performance.now() > end) throw new Error('it did not become so');
    // After so many turns it takes real time, so it pauses between two tries.
    await pause(turn < 20 ? 0 : 4);
    await settle(2);
  }
}

const roles: Record<string, string> = {
  button: 'button,summary',
  link: 'a[href]',
  textbox: 'input:not([type]),input[type=text],input[type=tel],input[type=email],input[type=url],textarea',
  combobox: 'select',
  checkbox: 'input[type=checkbox]',
  radio: 'input[type=radio]',
  slider: 'input[type=range]',
  dialog: 'dialog',
  group: 'fieldset',
  list: 'ul,ol',
  listitem: 'li',
  heading: 'h1,h2,h3,h4,h5,h6',
  img: 'img',
  navigation: 'nav',
  region: 'section[aria-label]',
};

type Scope = ParentNode & Node;

function byId(element: Element, id: string): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).querySelector(`[id="${id}"]`);
}

function idsText(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(' ') ?? [];
  return ids
    .map((id) => byId(element, id)?.textContent ?? '')
    .join(' ')
    .trim();
}

/** Returns the name by which an element is known to assistive technology. */
export function nameOf(element: Element): string {
  const wrapping = element.closest('label');
  const own = element.id
    ? (element.getRootNode() as Document).querySelector(`label[for="${element.id}"]`)
    : null;
  const legend = element.localName === 'fieldset' ? element.querySelector('legend') : null;
  const text =
    idsText(element, 'aria-labelledby') ||
    element.getAttribute('aria-label') ||
    (own ?? wrapping ?? legend)?.textContent ||
    element.getAttribute('alt') ||
    element.textContent ||
    element.getAttribute('title') ||
    '';
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the text that explains an element: what its aria-describedby points to. */
export function descriptionOf(element: Element): string {
  return idsText(element, 'aria-describedby');
}

const isShown = (element: Element) => !element.closest('[hidden],[aria-hidden=true]');

/** Finds everything of a role under a root, with a name when one is given. */
export function allByRole(root: Scope, role: string, name?: string | RegExp): HTMLElement[] {
  const native = roles[role] ? `,:is(${roles[role]}):not([role])` : '';
  return [...root.querySelectorAll<HTMLElement>(`[role=${role}]${native}`)].filter((element) => {
    if (!isShown(element)) return false;
    if (name === undefined) return true;
    return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));
  });
}

/** Finds the one element of a role and name, or says what there is instead. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the role's element
export function byRole<Found extends HTMLElement = HTMLElement>(
  root: Scope,
  role: string,
  name?: string | RegExp,
): Found {
  const found = allByRole(root, role, name);
  if (found.length !== 1) {
    const there = allByRole(root, role).map((element) => `"${nameOf(element)}"`);
    throw new Error(
      `${String(found.length)} ${role} named ${String(name)}; there are: ${there.join(', ') || 'none'}`,
    );
  }
  return found[0] as Found;
}

/** Types a text into a field, replacing what is there. */
export async function type(field: HTMLElement, text: string): Promise<void> {
  (field as HTMLInputElement).value = text;
  field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  await settle();
}

/** Chooses a value of a select or leaves a field, as the browser does with a change event. */
export async function change(field: HTMLElement, value?: string): Promise<void> {
  if (value !== undefined) (field as HTMLInputElement).value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await settle();
}

/** Leaves a field; a renderer may listen to either event. */
export async function leave(field: HTMLElement): Promise<void> {
  field.dispatchEvent(new FocusEvent('blur'));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await settle();
}

/** Clicks an element. */
export async function click(element: HTMLElement): Promise<void> {
  element.click();
  await settle();
}

/** Presses a key; answers false when the page handled it. */
export async function press(element: HTMLElement, key: string): Promise<boolean> {
  const init = { key, bubbles: true, composed: true, cancelable: true };
  const isFree = element.dispatchEvent(new KeyboardEvent('keydown', init));
  await settle();
  return isFree;
}

/** A component on the page: its container, and how to draw it anew or take it away. */
export interface Mounted {
  root: HTMLElement;
  rerender: (element: ReactElement) => Promise<void>;
  unmount: () => Promise<void>;
}

async function mountComponent(element: ReactElement, locale: Locale): Promise<Mounted> {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const draw = async (next: ReactElement) => {
    root.render(<LocaleProvider value={locale}>{next}</LocaleProvider>);
    await settle();
  };
  await draw(element);
  const unmount = async () => {
    root.unmount();
    container.remove();
    await settle();
  };
  return { root: container, rerender: draw, unmount };
}

/** A widget on the page: its element, and its inner root once drawn. */
export interface MountedWidget<Widget extends HTMLElement> {
  element: Widget;
  shadow: ShadowRoot;
  unmount: () => Promise<void>;
}

async function mountTag(tag: string, values: Record<string, unknown>): Promise<MountedWidget<HTMLElement>> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string') element.setAttribute(name, value);
    else (element as unknown as Record<string, unknown>)[name] = value;
  }
  document.body.append(element);
  await settle();
  const unmount = async () => {
    element.remove();
    await settle();
  };
  return { element, shadow: element.shadowRoot as ShadowRoot, unmount };
}

/** Mounts a component, in a language. */
export function mount(element: ReactElement, locale?: Locale): Promise<Mounted>;
/** Mounts a registered widget by its tag: strings become attributes, everything else properties. */
export function mount(tag: string, values?: Record<string, unknown>): Promise<MountedWidget<HTMLElement>>;
export function mount(what: ReactElement | string, options: Locale | Record<string, unknown> = {}) {
  if (typeof what === 'string') return mountTag(what, options as Record<string, unknown>);
  return mountComponent(what, typeof options === 'string' ? options : 'en');
}
