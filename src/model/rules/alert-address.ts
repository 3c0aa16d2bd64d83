/** The page that the links of mails about saved searches lead to. */

/** The path of the page; the signed token follows behind `#`, which no server sees. */
export const alertLinkPath = '/alerts';

/** Writes the address of a link below a site. */
export const alertLink = (site: string, token: string): string => `${site}${alertLinkPath}#${token}`;

/** Reads the token from behind the `#`; undefined for anything else. */
export const readAlertHash = (hash: string): string | undefined =>
  /^#?([smn]\w{1,64}\.[\w-]{22})$/.exec(hash)?.[1];
