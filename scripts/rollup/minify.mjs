/** Minifies each chunk with swc: the same size as terser in a fraction of the time. */
import { minify as swcMinify } from '@swc/core';

/** A rollup plugin that minifies what is rendered. */
export const minify = () => ({
  name: 'minify',
  async renderChunk(code, _chunk, { format }) {
    const { code: small, map } = await swcMinify(code, {
      module: format === 'es',
      sourceMap: true,
      compress: { passes: 2, ecma: 2020, toplevel: true },
      mangle: { toplevel: true },
      format: { comments: false },
    });
    return { code: small, map };
  },
});
