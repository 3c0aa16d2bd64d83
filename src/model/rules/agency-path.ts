/** The addresses of the pages of agencies. */

/** The page of the agencies that somebody belongs to. */
export const agencyPath = '/profile/agency';

/** The page of an invitation; its token follows behind `#`, which no server sees. */
export const joinPath = '/agency-invitation';
