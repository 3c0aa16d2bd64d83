/** Which TypeScript compiler checks types here. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Answers the compiler's file below node_modules and what to tell it. The native one is some five times faster; where it
 * has no build, the one that bundles checks too.
 */
export const findCompiler = (root) => {
  const native = `@typescript/typescript-${process.platform}-${process.arch}`;
  // Its threads check the same types again and again: one takes half of the work, and other checks run beside it.
  return existsSync(join(root, 'node_modules', native))
    ? { file: 'typescript-native/bin/tsc', frugal: ['--singleThreaded'] }
    : { file: 'typescript/bin/tsc', frugal: [] };
};
