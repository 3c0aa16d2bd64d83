/** Security headers: the content security policy, and which origins may load which files. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

const sourceOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

/** Returns the styles that stand inside a page of the build. */
export const stylesIn = (page: string): string[] =>
  [...page.matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles = '']) => styles);

/** Hosts that a setting lets a page show something of. */
export interface OtherHosts {
  images?: readonly string[];
  frames?: readonly string[];
}

/** Names the hosts of tours, which stand in frames wherever a listing's details are shown. */
export const tourFrames = (tourHosts: readonly string[]): string[] =>
  tourHosts.map((host) => `https://${host}`);

/**
 * Writes the policy of a page that the given origins may frame. It names PUBLIC_URL, because photos and videos have
 * absolute addresses, while the site may be open under another name such as 127.0.0.1.
 * Inline styles pass only with the given texts. Texts become markup or addresses of code nowhere, but in two named policies
 * (src/model/posting/photo-queue.ts, src/host/offline/start.tsx).
 */
export const policyFor = (
  ancestors: string,
  publicUrl: string,
  styles: readonly string[] = [],
  { images = [], frames = [] }: OtherHosts = {},
): string =>
  [
    "default-src 'self'",
    [`img-src 'self' ${new URL(publicUrl).origin}`, ...images].join(' '),
    ...(frames.length > 0 ? [[`frame-src 'self'`, ...frames].join(' ')] : []),
    "script-src 'self'",
    ["style-src 'self'", ...styles.map(sourceOf)].join(' '),
    "connect-src 'self'",
    `media-src 'self' ${new URL(publicUrl).origin}`,
    "font-src 'self'",
    `frame-ancestors ${ancestors}`,
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types housing-worker housing-service-worker',
  ].join('; ');

/** Writes what scripts of a page may ask the browser for: nothing, but where the device is on pages that need it. */
export const permissionsOf = (mayLocate: boolean): string =>
  `camera=(), microphone=(), geolocation=(${mayLocate ? 'self' : ''}), payment=(), usb=(), browsing-topics=()`;

/** Files that pages of other origins load: scripts, styles and pictures of the widgets, and the brand in mails that are read in a browser. */
const openPaths = /^\/(assets|brand|embed|media|place-map)\//;

/** What says how a page may behave; a worker, too, obeys the policy that its script came with. */
const pageHeaders = [
  'content-security-policy',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;

/** Types that are no page however they are opened, since browsers are told not to guess another (SVG is one). */
const noPages = /^(application\/(json|javascript)|text\/(css|javascript)|font\/|image\/(avif|jpeg|png|webp))/;

/** Scripts that browsers run as workers. */
const workers = /worker/;

/** Installs the headers on every answer, and takes those of pages off what is none: the first screen of a phone waits for them. */
export const installSecurityHeaders = (app: FastifyInstance, publicUrl: string): void => {
  const policy = policyFor("'self'", publicUrl);
  const nothing = permissionsOf(false);
  const isHttps = publicUrl.startsWith('https:');
  app.addHook('onRequest', async (request, reply) => {
    void reply
      .header('content-security-policy', policy)
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin')
      .header('permissions-policy', nothing)
      .header('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (isHttps) void reply.header('strict-transport-security', 'max-age=31536000');
    if (!openPaths.test(request.url)) return;
    void reply
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('access-control-allow-origin', '*');
  });
  app.addHook('onSend', async ({ url }, reply, payload) => {
    if (noPages.test(String(reply.getHeader('content-type'))) && !workers.test(url))
      for (const name of pageHeaders) reply.removeHeader(name);
    return payload;
  });
};
