/** Limits of a table, in any format. */
import { UnreadableFileError } from './raw-row.js';

/** Columns of a table. */
export const mostColumns = 500;

/** Characters of a heading. */
export const longestHeading = 200;

/** Characters of a cell: what Excel itself allows. */
export const longestCell = 32_767;

/** Returns the trimmed headings of a table; throws UnreadableFileError when there are too many or one is too long. */
export const headingsOf = (names: readonly string[]): string[] => {
  if (names.length > mostColumns)
    throw new UnreadableFileError(
      `The file has more than ${mostColumns} columns. Leave out those that are not needed.`,
    );
  const trimmed = names.map((name) => name.trim());
  const long = trimmed.find((name) => name.length > longestHeading);
  if (long !== undefined)
    throw new UnreadableFileError(
      `A heading is longer than ${longestHeading} characters: "${long.slice(0, 40)}". The first line must hold the headings.`,
    );
  return trimmed;
};
