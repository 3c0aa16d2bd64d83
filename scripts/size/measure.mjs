/** Sums what entries load, compressed as it is served, and compares it with budgets. */
import { brotliCompressSync, constants } from 'node:zlib';

const KILOBYTE = 1024;
const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** Returns the files that the named entries load: their own and all that these import, each once. */
export function closureOf(names, entries) {
  return new Set(names.flatMap((name) => [entries[name].file, ...entries[name].imports]));
}

/** Compares one budget with the files; returns its line and its problems. */
function holdAgainst(budget, entries, bytesOf) {
  const before = closureOf(budget.onTopOf ?? [], entries);
  const files = [...closureOf(budget.entries, entries)].filter((file) => !before.has(file));
  const kilobytes = files.reduce((sum, file) => sum + bytesOf(file), 0) / KILOBYTE;
  const requests = files.length + (budget.apiCalls ?? 0);
  const problems = [];
  if (kilobytes > budget.kilobytes) {
    problems.push(`${(kilobytes - budget.kilobytes).toFixed(2)} KB too much, in ${files.join(', ')}`);
  }
  if (budget.requests && requests > budget.requests) {
    problems.push(`${requests} requests, ${budget.requests} at most: ${files.join(', ')}`);
  }
  const asked = budget.requests ? `, ${requests} of ${budget.requests} requests` : '';
  return {
    name: budget.name,
    text: `${kilobytes.toFixed(2)} of ${budget.kilobytes} KB brotli${asked}`,
    problems,
  };
}

/**
 * Measures every budget. An entry that the build did not write is a problem, unless notYet names it.
 * @param {{ budgets: object[], notYet?: string[], entries: Record<string, { file: string, imports: string[] }>,
 *   read: (file: string) => Uint8Array }} task
 */
export function measure({ budgets, notYet = [], entries, read }) {
  const sizes = new Map();
  const bytesOf = (file) => {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(read(file), { params }).length);
    return sizes.get(file);
  };
  return budgets.map((budget) => {
    const missing = [...budget.entries, ...(budget.onTopOf ?? [])].filter((name) => !entries[name]);
    if (missing.length === 0) return holdAgainst(budget, entries, bytesOf);
    const unexpected = missing.filter((name) => !notYet.includes(name));
    const problems = unexpected.map((name) => `the build has no entry ${name}`);
    return { name: budget.name, text: unexpected.length > 0 ? 'missing' : 'not there yet', problems };
  });
}
