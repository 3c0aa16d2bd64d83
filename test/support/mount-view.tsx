/** Puts a widget's view on the page in a scope of the test's own, and keeps the events it sends. */
import { mount } from './mount.js';
import { fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import { $api } from '../../src/model/index.js';
import { $countDelay } from '../../src/model/search/facets.js';
import type { Locale } from '../../src/widgets/kit/language/locale.js';
import { EmitProvider } from '../../src/widgets/kit/element/widget-context.js';
import type { FakeApi } from './fake-api.js';

export { until } from './mount.js';

/** One event that left the widget. */
export interface SentEvent {
  name: string;
  detail: unknown;
}

/** Says how a view is mounted. */
export interface ViewOptions {
  locale?: Locale;
  /** Names of events whose default the page prevents. */
  prevents?: readonly string[];
  scope?: Scope;
}

/** Makes a scope whose API is the fake and whose counts are asked at once. */
export const scopeWith = ({ api }: FakeApi): Scope =>
  fork({
    values: [
      [$api, api],
      [$countDelay, 0],
    ],
  });

/** Sets how wide every element is, since there is no layout; 0 puts it back. */
export const setWidth = (width: number): void => {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width });
};

/** Mounts a view over a fake API. */
export const mountView = async (view: ReactElement, fake: FakeApi, options: ViewOptions = {}) => {
  const { locale = 'en', prevents = [], scope = scopeWith(fake) } = options;
  const events: SentEvent[] = [];
  const emit = (name: string, detail?: unknown) => {
    events.push({ name, detail });
    return !prevents.includes(name);
  };
  const inside = (element: ReactElement) => (
    <Provider value={scope}>
      <EmitProvider value={emit}>{element}</EmitProvider>
    </Provider>
  );
  const mounted = await mount(inside(view), locale);
  return {
    ...mounted,
    rerender: (next: ReactElement) => mounted.rerender(inside(next)),
    scope,
    events,
    sent: (name: string) => events.filter((event) => event.name === name).map(({ detail }) => detail),
    text: () => mounted.root.textContent.replace(/\s+/g, ' '),
  };
};
