/** Checks the shipped files: the syntax of each, that tools can read the npm package; and lists what a server runs. */
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { writeSbom } from './package/sbom.mjs';
import { runTool } from './build/run-tool.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const checks = [
  ['es-check/lib/cli/index.js', ['es2022', 'dist/web/**/*.js', 'dist/npm/**/*.js', '--module']],
  ['publint/src/cli.js', ['dist/npm', '--strict']],
  [
    '@arethetypeswrong/cli/dist/index.js',
    ['--pack', 'dist/npm', '--profile', 'esm-only', '--no-emoji', '--format', 'ascii'],
  ],
];
for (const [file, args] of checks) {
  await runTool(root, file, args).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
const { components } = writeSbom(root, join(root, 'dist/sbom.cdx.json'));
console.log(`dist/sbom.cdx.json lists ${components.length} packages`);
