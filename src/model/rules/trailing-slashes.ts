/** Takes the slashes off the end of an address or a path. */
export const withoutTrailingSlashes = (address: string): string => {
  let end = address.length;
  while (address.charAt(end - 1) === '/') end--;
  return address.slice(0, end);
};
