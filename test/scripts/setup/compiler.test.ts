import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const test = suite('scripts/setup/compiler');

const { compiler } = await script<{
  compiler: (root: string, machine?: { platform: string; arch: string }) => string[];
}>('setup/compiler.mjs');

test('the native compiler works where it has a build for the machine, the one that bundles elsewhere', () => {
  const root = mkdtempSync(join(tmpdir(), 'housing-compiler-'));
  mkdirSync(join(root, 'node_modules/@typescript/typescript-linux-x64'), { recursive: true });
  assert.is(compiler(root, { platform: 'linux', arch: 'x64' })[0], 'typescript-native/bin/tsc');
  assert.equal(compiler(root, { platform: 'sunos', arch: 'x64' }), ['typescript/bin/tsc']);
  rmSync(root, { recursive: true });
});

test('the compiler it names is installed', () => {
  assert.ok(existsSync(join('node_modules', compiler('.')[0] ?? 'none')));
});

test.run();
