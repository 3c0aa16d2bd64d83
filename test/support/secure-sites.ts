/** The marketplace and a partner's site as in production: two sites over HTTPS, and browsers with privacy settings. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as askPlain } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { flags, withoutFeatures } from './browser.js';
import { selfSigned } from './certificate.js';
import { passwordsIn } from './marketplace.js';
import { freePort, startServerProcess } from './server-process.js';
import { shared } from './shared.js';
import { putStandIns } from './stand-in-pictures.js';

const [marketName, partnerName] = ['market.test', 'www.partner.test'];

/** Says which cookies the browser keeps. */
export type CookieMode = 'all' | 'no third-party' | 'none';

/** A page of the partner. */
export interface SecurePage {
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The two sites. */
export interface SecureSites {
  /** The marketplace's address, and the partner's. */
  readonly market: string;
  readonly partner: string;
  readonly passwords: Readonly<Record<string, string>>;
  /** Calls the marketplace without the browser. */
  readonly call: (method: string, path: string, body?: object, cookie?: string) => Promise<Response>;
  /** Puts a page on the partner's site and answers its address. */
  readonly put: (path: string, page: SecurePage) => string;
  readonly close: () => Promise<void>;
}

type Server = ReturnType<typeof createServer>;
type Tls = ReturnType<typeof selfSigned>;

const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

const closeServer = async (server: Server): Promise<void> => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
};

/** Forwards every request to the marketplace, which serves plain HTTP. */
const frontOf = (tls: Tls, port: number): Server =>
  createServer(tls, (request, response) => {
    const { method, url, headers } = request;
    const forwarded = askPlain({ port, host: '127.0.0.1', method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });

const siteOf = (tls: Tls, pages: ReadonlyMap<string, SecurePage>): Server =>
  createServer(tls, (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'https://partner');
    const page = pages.get(pathname);
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8', ...page?.headers });
    response.end(page?.html ?? '');
  });

const open = async (): Promise<SecureSites> => {
  const tls = selfSigned([marketName, partnerName]);
  const plainPort = await freePort();
  const pages = new Map<string, SecurePage>();
  const [front, site] = [frontOf(tls, plainPort), siteOf(tls, pages)];
  const market = `https://${marketName}:${String(await listen(front))}`;
  const partner = `https://${partnerName}:${String(await listen(site))}`;
  const { said, end } = await startServerProcess(
    { PORT: String(plainPort), PUBLIC_URL: market },
    putStandIns,
  );
  return {
    market,
    partner,
    passwords: passwordsIn(said),
    call: (method, path, body, cookie) =>
      fetch(`http://127.0.0.1:${String(plainPort)}${path}`, {
        method,
        headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    put: (path, page) => {
      pages.set(path, page);
      return partner + path;
    },
    close: async () => {
      await end();
      await Promise.all([front, site].map(closeServer));
    },
  };
};

let end: () => Promise<void>;

const sitesOfRun = shared(
  async () => {
    const sites = await open();
    end = sites.close;
    return {
      ...sites,
      close: () => {
        sitesOfRun.leave();
        return Promise.resolve();
      },
    };
  },
  () => end(),
  1_000,
);

/** Opens both, or answers those that are open; the marketplace runs as its own process behind TLS. */
export const openSecureSites = (): Promise<SecureSites> => sitesOfRun.take();

/** The browser's own settings, as its settings page writes them. */
const preferences: Readonly<Record<CookieMode, object>> = {
  all: { profile: { cookie_controls_mode: 0, block_third_party_cookies: false } },
  'no third-party': { profile: { cookie_controls_mode: 1, block_third_party_cookies: true } },
  none: { profile: { default_content_setting_values: { cookies: 2 } } },
};

/** A browser over a profile of its own. */
export interface OwnBrowser {
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}

/** Starts Chromium with the setting in its profile; storage is partitioned as for everybody, and windows may be blocked. */
export const openProfile = async (mode: CookieMode): Promise<OwnBrowser> => {
  const folder = await mkdtemp(join(tmpdir(), 'housing-profile-'));
  await mkdir(join(folder, 'Default'));
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences[mode]));
  const context = await chromium.launchPersistentContext(folder, {
    // The headless shell knows no settings of a profile.
    executablePath: process.env.CHROMIUM_PATH || '/usr/bin/chromium',
    ignoreHTTPSErrors: true,
    locale: 'en-IN',
    viewport: { width: 1100, height: 800 },
    reducedMotion: 'reduce',
    ignoreDefaultArgs: ['--disable-popup-blocking'],
    // The later of two switches counts: the test tool's own list would turn partitioning off.
    args: [
      ...flags,
      `--host-resolver-rules=MAP *.test 127.0.0.1`,
      withoutFeatures(['HttpsUpgrades', 'MediaRouter', 'PaintHolding', 'OptimizationHints']),
      '--enable-features=ThirdPartyStoragePartitioning',
    ],
  });
  context.setDefaultTimeout(45_000);
  return {
    context,
    close: async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
