/** Whether the visitor of a page lets us keep and count something (S-770). */

/** Returns whether the page's visitor lets us keep and count something: what the script says, else the last signal to its tag manager. */
export const hasConsent = (page: Document = document): boolean => {
  const attributeOf = (name: string) => page.querySelector(`script[${name}]`)?.getAttribute(name);
  const said = attributeOf('data-consent');
  if (said === 'denied' || said === 'granted') return said === 'granted';
  const layer = (globalThis as unknown as Record<string, unknown>)[attributeOf('data-layer') ?? 'dataLayer'];
  const signals = Array.isArray(layer) ? (layer as Partial<Record<number, unknown>>[]) : [];
  const storages = signals
    .filter((signal) => signal[0] === 'consent')
    .map((signal) => (signal[2] as { analytics_storage?: string } | undefined)?.analytics_storage);
  return storages.findLast((storage) => storage !== undefined) !== 'denied';
};
