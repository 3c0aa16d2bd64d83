/** The numbers of the separate search store (docs/settings.md). */
import { Gauge, type Registry } from 'prom-client';
import type { SearchStore } from '../services/search-store.js';

/** Measures the search store where there is one. */
export const measureSearchStore = (registry: Registry, store: SearchStore | undefined): void => {
  if (!store) return;
  const registers = [registry];
  new Gauge({
    name: 'searches_total',
    help: 'Questions of searches, by what answered them: the search store or the main database.',
    labelNames: ['by'],
    registers,
    collect() {
      const { store: byStore, main: byMain } = store.answered();
      this.set({ by: 'store' }, byStore);
      this.set({ by: 'main' }, byMain);
    },
  });
  new Gauge({
    name: 'search_store_up',
    help: 'Whether the search store is asked: 0 while it is away or being filled.',
    registers,
    collect() {
      this.set(store.feed.state() === 'ready' ? 1 : 0);
    },
  });
  const gauge = (name: string, help: string, of: 'waiting' | 'lag'): void => {
    new Gauge({
      ...{ name, help, registers },
      async collect() {
        const measured = await store.feed.measure().catch(() => undefined);
        if (measured) this.set(measured[of]);
      },
    });
  };
  gauge('search_store_waiting', 'Writes that wait to be copied to the search store.', 'waiting');
  gauge('search_store_lag_seconds', 'How long the oldest of them has waited.', 'lag');
};
