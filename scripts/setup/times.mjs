/** Hands the seconds that setting up took to the test command, which shows them in its table. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** npm runs pretest and test one after the other; older notes belong to another run. */
const FRESH_MS = 30_000;
const noteFile = (root) => join(root, '.cache/setup-times.json');

/** Writes the seconds by part. */
export function noteSetupTimes(root, times) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  writeFileSync(noteFile(root), JSON.stringify({ at: Date.now(), times }));
}

/** Reads the note of a set-up that has just ended and removes it; an empty object without one. */
export function takeSetupTimes(root) {
  try {
    const { at, times } = JSON.parse(readFileSync(noteFile(root), 'utf8'));
    rmSync(noteFile(root), { force: true });
    return Date.now() - at < FRESH_MS ? times : {};
  } catch {
    return {};
  }
}
