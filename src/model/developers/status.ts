/** The status of the market's API, as the reader's browser finds it. */
import { attach, createEvent, createStore, sample } from 'effector';
import { $connection } from '../connection/connection.js';

/** What was found: whether the market answers, how long one answer took, and the version that pages get. */
export interface ServiceStatus {
  readonly isReady: boolean;
  readonly milliseconds: number;
  readonly version: string;
}

// Events
export const serviceStatusRequested = createEvent();

// Effects
/** Asks the market whether it is ready and which version it serves; a market that cannot be reached is not ready. */
export const fetchServiceStatusFx = attach({
  source: $connection,
  effect: async (connection): Promise<ServiceStatus> => {
    const base = connection?.apiBase ?? '';
    const began = performance.now();
    const isReady = await fetch(`${base}/readyz`, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    const milliseconds = Math.round(performance.now() - began);
    const version = await fetch(`${base}/embed/v1/embed.json`)
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { version: string }).version : ''))
      .catch(() => '');
    return { isReady, milliseconds, version };
  },
});

// Stores
export const $serviceStatus = createStore<ServiceStatus | null>(null)
  .on(fetchServiceStatusFx.doneData, (_, status) => status)
  .reset(serviceStatusRequested);

// Wiring
sample({ clock: serviceStatusRequested, target: fetchServiceStatusFx });
