/** Writes the sizes of a project's homes: "2, 3 BHK". */
export const projectSizes = (configurations: readonly { readonly bhk: string }[]): string =>
  [...new Set(configurations.map(({ bhk }) => bhk.replace(/(?<=\d)(?=\D)/, ' ')))]
    .join(', ')
    .replace(/ BHK(?=, \d+ BHK)/g, '');
