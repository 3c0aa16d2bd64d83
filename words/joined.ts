/** Joins names in a sentence: commas, and a word before the last one. */
export const joined = (names: readonly string[], and: string): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1) ?? ''}` : names.join();
