/** Stands in for use-sync-external-store's shim: the real one is CommonJS and would load a second renderer. */
import { useSyncExternalStore } from 'react';

export { useSyncExternalStore };
export default { useSyncExternalStore };
