/** A folder of its own for a test, and commands that stand in for real ones. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Runs the work in a fresh folder, removes the folder afterwards, and answers what the work did. */
export async function inScratch<T>(work: (folder: string) => T): Promise<Awaited<T>> {
  const folder = mkdtempSync(join(tmpdir(), 'housing-scratch-'));
  try {
    return await work(folder);
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
