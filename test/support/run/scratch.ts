/** Gives a test a folder of its own and commands that stand in for real ones. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs the work in a fresh folder and removes the folder afterwards. */
export async function inScratch(work: (folder: string) => unknown): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'housing-scratch-'));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a file with the folders above it. */
export function writeInto(folder: string, path: string, content: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
}

/** Writes a command whose shell script gets its words as $@; answers its path. */
export function fakeCommand(folder: string, path: string, script = ''): string {
  const file = writeInto(folder, path, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}
