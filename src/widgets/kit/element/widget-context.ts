/** The context by which the components of a widget send its events. */
import { createContext, useContext } from 'react';

/** Sends a CustomEvent from the widget's element; answers false when the page cancelled it. */
export type Emit = (name: `housing-${string}`, detail?: unknown) => boolean;

const EmitContext = createContext<Emit>(() => true);

/** Sets how the components inside it send events. */
export const EmitProvider = EmitContext.Provider;

/** Returns a function that sends the widget's events. */
export function useEmit(): Emit {
  return useContext(EmitContext);
}
