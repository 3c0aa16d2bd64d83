/** Opt-in: pushes events of the widgets into the page's data layer, without personal data. */
import { attributeOrProperty } from '../attribute-or-property.js';

/** The events that are pushed, and the fields of their detail that go along. */
const told: Readonly<Record<string, readonly string[]>> = {
  'housing-search': ['tab', 'city', 'property'],
  'housing-search-change': [],
  'housing-open': ['kind', 'id'],
  'housing-post': [],
  'housing-act': ['act', 'actId', 'kind', 'id'],
  'housing-sign-in': ['action', 'kind', 'id'],
};

/** Begins to push; `name` is the global array that the page's tag manager reads, such as `dataLayer`. */
export const feedDataLayer = (name: string): void => {
  const page = globalThis as unknown as Record<string, unknown[] | undefined>;
  for (const [event, fields] of Object.entries(told))
    document.addEventListener(event, (happened) => {
      const [widget] = happened.composedPath();
      const group = widget instanceof Element ? attributeOrProperty(widget, 'group') : null;
      const detail = (happened as CustomEvent<object | null>).detail ?? {};
      const given = Object.entries(detail).filter(([field]) => fields.includes(field));
      const entry = { event, ...(group && { group }), ...Object.fromEntries(given) };
      (page[name] ??= []).push(entry);
    });
};
