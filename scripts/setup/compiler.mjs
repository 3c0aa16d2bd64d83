/** Which of the two TypeScript compilers checks and compiles here. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the compiler's command below node_modules, and its switches. The native one does a tenth of the work; where it has no
 * build for this platform, the one that bundles does all.
 */
export function compiler(root, { platform, arch } = process) {
  const isNative = existsSync(join(root, `node_modules/@typescript/typescript-${platform}-${arch}`));
  return isNative
    ? // One thread: several check the same types again, with twice the work, and other checks run at the same time.
      ['typescript-native/bin/tsc', '--singleThreaded']
    : ['typescript/bin/tsc'];
}
