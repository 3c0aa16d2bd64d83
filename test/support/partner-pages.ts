/** Pages of a partner's own site, written by a test and served from another origin than the marketplace's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page by its HTML, and the headers it comes with. */
export interface PartnerPage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A running site. */
export interface PartnerPages {
  readonly url: string;
  /** Puts a page under a path, or another in its place, and answers its address. */
  put: (path: string, page: PartnerPage | string) => string;
  close: () => Promise<void>;
}

/** Starts an empty site on a free port of this machine. */
export const openPartnerPages = async (): Promise<PartnerPages> => {
  const pages = new Map<string, PartnerPage>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://partner');
    const page = pathname === '/favicon.ico' ? { html: '' } : pages.get(pathname);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
    response.end(page?.html ?? '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  return {
    url,
    put: (path, page) => {
      pages.set(path, typeof page === 'string' ? { html: page } : page);
      return url + path;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
};
