/** Reads the settings from the environment once, and refuses to start with a wrong one. */
import type { Setting } from './setting-readers.js';
import { settings } from './settings.js';

type Values = { [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never };

/** The settings as the server uses them; server/settings.ts says what each is for. */
export interface Config extends Readonly<Omit<Values, 'dev' | 'nodeEnv' | 'requirePhone' | 'payments'>> {
  /** Scheme, host and port as people type them, without a slash at the end. */
  readonly publicUrl: string;
  /** Kind of run: what others than this machine reach is production, unless NODE_ENV says test. */
  readonly nodeEnv: NonNullable<Values['nodeEnv']>;
  /** Whether somebody tries it out on their own machine: codes and e-mails are printed. */
  readonly dev: boolean;
  /** Whether listings, first contacts and welcome coins wait for a proved phone. */
  readonly requirePhone: boolean;
  /** Who takes payments for coins. */
  readonly payments: 'none' | 'test' | 'razorpay';
}

/** Returns the environment variable of a setting: DATA_DIR for dataDir. */
export const variableOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const readSetting = (name: string, setting: Setting<unknown>, given: string | undefined): unknown => {
  const text = given?.trim() || setting.standard;
  if (text === undefined) return undefined;
  try {
    return setting.read(text);
  } catch (wrong) {
    const variable = variableOf(name);
    const remedy = (wrong as Error).message;
    const shown = setting.secret ? '' : ` (it is "${text}")`;
    throw new Error(`The setting ${variable} is wrong${shown}: give ${remedy}, or remove it.`);
  }
};

const isLoopback = (host: string): boolean => /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[?::1\]?$/.test(host);

type Asked = Values & { publicUrl: string };

const reachesOthers = ({ host, publicUrl }: Asked): boolean =>
  !isLoopback(host) || !URL.canParse(publicUrl) || !isLoopback(new URL(publicUrl).hostname);

/**
 * The kind of run. A forgotten variable never opens anything: what others reach is production whether it says so or not,
 * and only who says so tries out.
 */
const kindOfRun = (asked: Asked): Pick<Config, 'nodeEnv' | 'dev'> => {
  const { nodeEnv = 'development', dev, databaseUrl, publicUrl } = asked;
  const isOpen = reachesOthers(asked);
  const isProduction = nodeEnv === 'production' || (nodeEnv !== 'test' && isOpen);
  if (isProduction && dev === 'on')
    throw new Error(
      'The setting DEV is wrong (it is "on"): NODE_ENV, HOST or PUBLIC_URL make this production, where nobody tries out. Remove DEV, or those.',
    );
  if (isProduction && isOpen && !publicUrl.startsWith('https:'))
    throw new Error(
      `The setting PUBLIC_URL is wrong (it is "${publicUrl}"): what others reach needs an address that begins with https://, since browsers keep the cookies of signing in on no other. For this machine alone, remove it and HOST.`,
    );
  return {
    nodeEnv: isProduction ? 'production' : nodeEnv,
    dev: dev === 'on' || (dev === 'start' && nodeEnv === 'development' && !isProduction && !databaseUrl),
  };
};

const needed = {
  razorpayKeyId: 'RAZORPAY_KEY_ID',
  razorpayKeySecret: 'RAZORPAY_KEY_SECRET',
  razorpayWebhookSecret: 'RAZORPAY_WEBHOOK_SECRET',
  operatorName: 'OPERATOR_NAME',
  operatorAddress: 'OPERATOR_ADDRESS',
} as const;

/** Who takes payments: never by a forgotten variable, and never for show where others reach the market. */
const paymentsOf = (asked: Asked, { nodeEnv, dev }: Pick<Config, 'nodeEnv' | 'dev'>): Config['payments'] => {
  const { payments, demo, databaseUrl } = asked;
  if (payments === 'test' && nodeEnv === 'production')
    throw new Error(
      'The setting PAYMENTS is wrong (it is "test"): in production coins would be given away. Set PAYMENTS=razorpay with its settings, or remove it.',
    );
  const missing = Object.entries(needed).find(([name]) => asked[name as keyof typeof needed] === undefined);
  if (payments === 'razorpay' && missing)
    throw new Error(`PAYMENTS=razorpay needs ${missing[1]}. Set it, or remove PAYMENTS.`);
  if (payments !== 'auto') return payments;
  return nodeEnv !== 'production' && hasDemo({ demo, dev, databaseUrl }) ? 'test' : 'none';
};

/** Makes the configuration from environment variables; throws naming the variable and the remedy. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const entries = Object.entries(settings).map(([name, setting]) => [
    name,
    readSetting(name, setting as Setting<unknown>, env[variableOf(name)]),
  ]);
  const values = Object.fromEntries(entries) as Values;
  const { host } = values;
  const named = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const shownHost = named.includes(':') ? `[${named}]` : named;
  const asked = { ...values, publicUrl: values.publicUrl ?? `http://${shownHost}:${values.port}` };
  const kind = kindOfRun(asked);
  if (asked.searchDatabaseUrl && !asked.databaseUrl)
    throw new Error(
      'The setting SEARCH_DATABASE_URL is wrong: it is for a market in PostgreSQL. Set DATABASE_URL too, or remove it.',
    );
  if (asked.searchDatabaseUrl && asked.searchDatabaseUrl === asked.databaseUrl)
    throw new Error(
      'The setting SEARCH_DATABASE_URL is wrong: it names the database of the market. Give the address of an empty one.',
    );
  const { requirePhone, demo } = asked;
  const asksPhone = requirePhone === 'on' || (requirePhone === 'auto' && demo !== 'on');
  return {
    ...asked,
    ...kind,
    payments: paymentsOf(asked, kind),
    requirePhone: asksPhone && (requirePhone === 'on' || kind.nodeEnv === 'production'),
  };
};

/** Tells whether to fill the demo market: with DEMO=auto only where somebody tries out the embedded database. */
export const hasDemo = ({ demo, dev, databaseUrl }: Pick<Config, 'demo' | 'dev' | 'databaseUrl'>): boolean =>
  demo === 'on' || (demo === 'auto' && dev && databaseUrl === undefined);

/** Tells whether codes and e-mails stay on this machine, for whoever tries out or tests. */
export const keepsMessages = ({ dev, nodeEnv }: Pick<Config, 'dev' | 'nodeEnv'>): boolean =>
  dev || nodeEnv === 'test';
