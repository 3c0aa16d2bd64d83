/** Writes a share of 1 in percent, the same in every language: 0.256 is "26%". */
export const percentOf = (share: number): string => `${String(Math.round(share * 100))}%`;
