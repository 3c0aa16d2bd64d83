/** Takes the slashes off the end of an address or a path. */
export const withoutTrailingSlashes = (address: string): string => {
  let rest = address;
  while (rest.endsWith('/')) rest = rest.slice(0, -1);
  return rest;
};
