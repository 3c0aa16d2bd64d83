/** Puts accounts, coins and contact into the app: cookies, checks, routes, and the work between requests. */
import cookie from '@fastify/cookie';
import { createAccountServices, type AccountServices } from './account-services.js';
import type { Config } from './config.js';
import type { Database } from './db/database.js';
import { installCrossSiteChecks } from './http/cross-site.js';
import { createSessionDoor, type SessionDoor } from './http/session-door.js';
import type { InstalledPartners } from './install-partners.js';
import { registerPrivate } from './routes/account-parts.js';
import { registerAccounts } from './routes/accounts.js';
import { registerCoins } from './routes/coins.js';
import { registerContact } from './routes/contact.js';
import { googleCallbackPath, registerGoogle } from './routes/google.js';
import { registerSignIn } from './routes/sign-in.js';
import type { TypedApp } from './routes/typed-app.js';
import { createGoogleProvider, type GoogleProvider } from './services/google-provider.js';

/** What other parts need to know who asks. */
export interface InstalledAccounts {
  services: AccountServices;
  door: SessionDoor;
}

/** Milliseconds between looking for messages that wait, and between tidying. */
const deliverEvery = 60_000;
const tidyEvery = 3_600_000;

const providerOf = (config: Config): GoogleProvider | undefined =>
  config.googleClientId === undefined
    ? undefined
    : createGoogleProvider({
        issuer: config.googleIssuer,
        clientId: config.googleClientId,
        clientSecret: config.googleClientSecret,
        redirectUri: `${config.publicUrl}${googleCallbackPath}`,
      });

/** Timers run only in a server that listens; they never keep the process alive. */
const workBetweenRequests = (app: TypedApp, services: AccountServices): void => {
  const timers: NodeJS.Timeout[] = [];
  let tidied: Promise<void> | undefined;
  const tidy = (): void => {
    tidied = services.tidy().catch((failure: unknown) => {
      app.log.error({ err: failure }, 'tidying failed');
    });
  };
  app.addHook('onListen', async () => {
    timers.push(setInterval(() => services.deliverMessages(), deliverEvery).unref());
    timers.push(setInterval(tidy, tidyEvery).unref());
    tidy();
  });
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all([tidied, services.settled()]);
  });
};

/** Installs everything of accounts. */
export const installAccounts = async (
  app: TypedApp,
  config: Config,
  database: Database,
  partners: Pick<InstalledPartners, 'tokens' | 'proofs' | 'contact'>,
): Promise<InstalledAccounts> => {
  const onFailure = (failure: unknown): void => app.log.error({ err: failure }, 'an SMS was not sent');
  const services = createAccountServices(config, database.sql, { onFailure });
  const door = createSessionDoor(config, services.sessions, partners);
  await app.register(cookie);
  installCrossSiteChecks(app, config);
  workBetweenRequests(app, services);
  await registerPrivate(app, (inner) => {
    const parts = { services, door };
    registerAccounts(inner, parts);
    registerSignIn(inner, parts);
    registerCoins(inner, parts);
    registerContact(inner, { ...parts, partners: partners.contact });
    registerGoogle(inner, { ...parts, config, provider: providerOf(config) });
  });
  return { services, door };
};
