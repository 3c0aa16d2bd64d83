/** The page that tells how a report stands. */

/** The path of the page that tells how a report stands; number and token follow behind `#`, which no server sees. */
export const reportPath = '/about-us/report';

/** Writes the address of a report below a site. */
export const reportAddress = (site: string, { number, token }: { number: string; token: string }): string =>
  `${site}${reportPath}#${number}.${token}`;

/** Reads number and token from behind the `#`; undefined for anything else. */
export const readReportHash = (hash: string): { number: string; token: string } | undefined => {
  const [, number, token] = /^#?(R-\d{1,12})\.([\w-]{20,64})$/i.exec(hash) ?? [];
  return number !== undefined && token !== undefined ? { number, token } : undefined;
};
