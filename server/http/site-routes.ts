/** The paths the site answers; a test holds them against the site's own route table. */

const posting = ['sell', 'rent', 'pg', 'plot', 'commercial'].flatMap((kind) => [
  `/profile/${kind}`,
  `/profile/${kind}-property`,
]);

/** Tells whether a path is a form for posting. */
export const isPostingPath = (path: string): boolean => posting.includes(path);

/** Every path of the site (S-020 to S-041); any other is a real 404 (G-01). */
export const sitePaths: ReadonlySet<string> = new Set([
  '/',
  '/search',
  '/product',
  '/rent-product',
  '/plot-product',
  '/pg-product',
  '/commercial-product',
  '/login',
  '/login/otp',
  '/signup',
  '/profile',
  '/sheet',
  '/profile/projects',
  '/profile/agency',
  '/agency-invitation',
  '/invoice',
  '/test-payment',
  '/undo-change',
  '/operator',
  '/about-us/report',
  ...posting,
  '/saved',
  '/family',
  '/compare',
  '/searches',
  '/news',
  '/alerts',
  '/manage',
  '/v-response',
  '/partners',
  '/developers',
  '/about-us',
  '/about-us/blogs',
  '/about-us/faqs',
  '/about-us/privacy-policy',
  '/about-us/terms',
  '/about-us/contact',
]);
