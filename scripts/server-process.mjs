/** How `npm start` and the bench start the built server; the Dockerfile and docs/operating.md show the same. */
import { join } from 'node:path';

/**
 * Returns what the process of the server is started with, beside its settings. Both save memory and cost no time
 * (docs/decisions/0230): V8 keeps less room for new objects, and the threads share one heap of the C library instead of
 * each keeping free room of its own.
 */
export const serverProcess = (root) => ({
  args: ['--max-semi-space-size=8', join(root, 'dist/server/server/main.js')],
  env: { MALLOC_ARENA_MAX: '1' },
});
