/** Reads the settings from the environment once, and refuses to start with a wrong one. */
import { type Setting, settings } from './settings.js';

type Values = { [K in keyof typeof settings]: (typeof settings)[K] extends Setting<infer T> ? T : never };

/** The settings as the server uses them; server/settings.ts says what each is for. */
export interface Config extends Readonly<Values> {
  /** Scheme, host and port as people type them, without a slash at the end. */
  readonly publicUrl: string;
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

/** Makes the configuration from environment variables; throws naming the variable and the remedy. */
export const readConfig = (env: Record<string, string | undefined>): Config => {
  const entries = Object.entries(settings).map(([name, setting]) => [
    name,
    readSetting(name, setting as Setting<unknown>, env[variableOf(name)]),
  ]);
  const values = Object.fromEntries(entries) as Values;
  const shownHost = values.host === '0.0.0.0' || values.host === '::' ? 'localhost' : values.host;
  return { ...values, publicUrl: values.publicUrl ?? `http://${shownHost}:${values.port}` };
};

/** Tells whether to fill the demo market: with DEMO=auto only on the embedded database and outside production. */
export const hasDemo = (config: Config): boolean =>
  config.demo === 'on' ||
  (config.demo === 'auto' && config.databaseUrl === undefined && config.nodeEnv === 'development');
