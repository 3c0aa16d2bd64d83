/** A partner's own web site: an example page on another origin, under the partner's own Content-Security-Policy. */
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

/** The policy under which the widgets promise to work; the page's own style sheet is the partner's. */
export const strictPolicy = (host: string): string =>
  `default-src 'none'; script-src ${host}; connect-src ${host}; img-src ${host}; media-src ${host}; style-src 'self'`;

interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a folder, and packages under /vendor/, under a policy; `change` may make another text of each file. */
export const openFolder = async (
  folder: string,
  change: (text: string) => string = (text) => text,
  policy = '',
): Promise<Site> => {
  const server: Server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://partner').pathname);
    const file = path.startsWith('/vendor/')
      ? join('node_modules', path.slice('/vendor/'.length))
      : join(folder, path === '/' ? 'index.html' : path);
    readFile(file, 'utf8').then(
      (text) => {
        response.setHeader('content-type', types[extname(file)] ?? 'text/plain');
        if (policy) response.setHeader('content-security-policy', policy);
        response.end(change(text));
      },
      () => {
        // The picture of the tab is asked for by the browser itself.
        response.statusCode = path === '/favicon.ico' ? 204 : 404;
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const close = () =>
    new Promise<void>((resolve) => {
      server.closeAllConnections();
      server.close(() => {
        resolve();
      });
    });
  return { url: `http://127.0.0.1:${String(port)}`, close };
};

/**
 * Serves a folder of examples/ with its placeholder host replaced; answers the address and how to end it. `change`
 * may make another page of it: one answered by the test tool itself would be taken for a public site, which may
 * not ask this machine for anything.
 */
export const openPartnerSite = (
  folder: string,
  host: string,
  policy: string,
  change: (text: string) => string = (text) => text,
): Promise<Site> =>
  openFolder(
    join('examples', folder),
    (text) => change(text.replaceAll('http://localhost:3000', host)),
    policy,
  );
