/** `new URL('./x-worker.js', import.meta.url)`: the worker becomes a file of its own, and the address names it. */
import { dirname, resolve } from 'node:path';

const address = /new URL\((['"])\.\/([\w-]+-worker)\.js\1, import\.meta\.url\)/g;

/** Builds the workers that the sources name. */
export const workerFiles = () => ({
  name: 'worker-files',
  transform(code, id) {
    if (!code.includes('-worker.js')) return null;
    return {
      code: code.replace(address, (_text, _quote, name) => {
        const file = this.emitFile({
          type: 'chunk',
          id: resolve(dirname(id), `${name}.ts`),
          name,
        });
        return `new URL(import.meta.ROLLUP_FILE_URL_${file})`;
      }),
      map: null,
    };
  },
});
