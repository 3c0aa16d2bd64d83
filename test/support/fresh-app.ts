/** A new project that has installed the npm package from what would be published, and React from ours. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ours = ['react', 'react-dom', 'scheduler', 'csstype', '@types'];

/** Makes the project of an example in a folder of its own, which the caller removes. */
export const freshApp = (example: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-app-'));
  cpSync(example, folder, { recursive: true });
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  npm('pack', resolve('dist/npm'), '--pack-destination', folder, '--silent');
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  writeFileSync(join(folder, 'package.json'), '{ "name": "fresh", "private": true, "type": "module" }');
  npm('install', '--offline', '--no-audit', '--no-fund', `./${String(packed)}`);
  for (const name of ours) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  return folder;
};
