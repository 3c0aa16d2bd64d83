/** How the name of a housing society is shown. */

const saysSociety = /\bc\.?\s?h\.?\s?s\b|\bchsl\b|\bco-op|\bco\s?op(erative)?\b/i;

/** Appends CHS to a society's name unless it says CHS or Co-op already (S-164, C-42); an empty name stays empty. */
export const societyWithChs = (name: string): string => {
  const trimmed = name.trim();
  return trimmed === '' || saysSociety.test(trimmed) ? trimmed : `${trimmed} CHS`;
};
