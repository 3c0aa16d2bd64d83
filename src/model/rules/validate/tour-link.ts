/** The link of a tour through a home: an address that a frame may show. */

/** Most characters of such a link. */
export const mostTourLink = 300;

/** Returns the host of a link, with its port; undefined where it is no https address, or names somebody to sign in as. */
export const tourHostOf = (text: string): string | undefined => {
  if (text.length > mostTourLink || !URL.canParse(text)) return undefined;
  const { protocol, host, username, password } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' ? host : undefined;
};
