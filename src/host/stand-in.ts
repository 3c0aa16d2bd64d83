/** Stand-ins for the widgets' classes: they tell the wrappers which props are properties, before any widget is loaded. */

/** Makes a class with the named properties on its prototype; it is never registered and never made. */
export const standIn = <Properties extends object>(
  names: readonly (keyof Properties & string)[],
): (new () => HTMLElement & Properties) => {
  // The server draws the first content with the same wrappers, and has no elements.
  class StandIn extends (typeof HTMLElement === 'undefined' ? Object : HTMLElement) {}
  for (const name of names)
    Object.defineProperty(StandIn.prototype, name, { value: undefined, writable: true });
  return StandIn as unknown as new () => HTMLElement & Properties;
};
