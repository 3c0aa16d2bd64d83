/** How the texts of settings are read; each reader refuses a wrong text with what would be right. */
import { isIP } from 'node:net';
import { readGstin } from '../src/model/rules/gst.js';
import { withoutTrailingSlashes } from '../src/model/rules/trailing-slashes.js';

/** A setting; `read` parses its text, and throws an Error that says what would be right. */
export interface Setting<T> {
  /** The text used when the variable is missing or empty; undefined means "not set". */
  standard: string | undefined;
  /** What it is for, in words of the operator. */
  says: string;
  read: (text: string) => T;
  /** Whether its value must stay out of logs and documents. */
  secret?: boolean;
}

const wanted = (what: string): never => {
  throw new Error(what);
};

/** Reads a whole number of a range. */
export const whole =
  (least: number, most: number) =>
  (text: string): number => {
    const value = Number(text);
    return Number.isInteger(value) && value >= least && value <= most
      ? value
      : wanted(`a whole number from ${least} to ${most}`);
  };

/** Reads one of a few words. */
export const oneOf =
  <T extends string>(...choices: T[]) =>
  (text: string): T =>
    choices.find((choice) => choice === text) ?? wanted(`one of ${choices.join(', ')}`);

/** Reads an address of one of the schemes, without a slash at its end. */
export const address =
  (...schemes: string[]) =>
  (text: string): string => {
    const scheme = URL.canParse(text) ? new URL(text).protocol.slice(0, -1) : '';
    return schemes.includes(scheme)
      ? withoutTrailingSlashes(text)
      : wanted(`an address that begins with ${schemes.map((name) => `${name}://`).join(' or ')}`);
  };

/** Reads the name of a host, as it stands in an address: a port may follow. */
export const host = (text: string): string =>
  URL.canParse(`https://${text}`) && new URL(`https://${text}`).host === text
    ? text
    : wanted('names of hosts, as in my.matterport.com');

/** Reads what stands between commas. */
export const list =
  <T>(read: (text: string) => T) =>
  (text: string): T[] =>
    text.split(',').map((part) => read(part.trim()));

const isNetwork = (value: string): boolean => {
  const [address = '', bits, more] = value.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    more === undefined && (bits === undefined ? longest > 0 : /^\d+$/.test(bits) && Number(bits) <= longest)
  );
};

/**
 * Which proxies are believed: how many stand in front, or their addresses. "All of them" is no choice: whoever asks would
 * then choose the address that limits count by.
 */
export const proxies = (value: string): false | number | string[] => {
  if (value === 'off') return false;
  const count = Number(value);
  if (Number.isInteger(count) && count >= 1 && count <= 10) return count;
  const networks = value.split(',').map((part) => part.trim());
  return networks.every(isNetwork)
    ? networks
    : wanted(
        'off, the number of proxies in front of the server (1 for one nginx), or their addresses such as 10.0.0.0/8,127.0.0.1',
      );
};

/** At most so many in so many milliseconds. */
export interface Rate {
  readonly most: number;
  readonly within: number;
}

const units = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;
const longestRate = 30 * units.d;

/** Reads a rate: 60/10m is 60 in 10 minutes. */
export const rate = (text: string): Rate => {
  const [, most, count, unit] = /^(\d{1,9})\/(\d{1,6})([smhd])$/.exec(text) ?? [];
  const read = { most: Number(most), within: Number(count) * units[(unit ?? 's') as keyof typeof units] };
  return read.most >= 1 && read.within >= units.s && read.within <= longestRate
    ? read
    : wanted('how many in what time, as in 60/10m (units s, m, h, d, 30d at most)');
};

/** Reads rates that hold together, as in 5/1h,20/1d. */
export const rates = list(rate);

/** Reads the packs of coins, as in 10:99,25:199. */
export const coinPacks = (text: string): { coins: number; rupees: number }[] => {
  const packs = text.split(',').map((part) => {
    const [, coins, rupees] = /^([1-9]\d{0,4}):([1-9]\d{0,5})$/.exec(part.trim()) ?? [];
    return { coins: Number(coins), rupees: Number(rupees) };
  });
  const isRight = packs.every(({ coins, rupees }) => coins >= 1 && rupees >= 1);
  return isRight && new Set(packs.map(({ coins }) => coins)).size === packs.length
    ? packs
    : wanted('packs of coins and their rupees, each number of coins once, as in 10:99,25:199');
};

/** Reads a GSTIN, with its last sign worked out. */
export const gstin = (value: string): string =>
  readGstin(value) ?? wanted('a GSTIN: 15 signs that begin with the digits of a state and end with a check');

/** Takes any text. */
export const text = (value: string): string => value;
/** Reads on or off. */
export const flag = (value: string): boolean => oneOf('on', 'off')(value) === 'on';

/** Makes a setting that has a value without its variable. */
export const required = <T>(standard: string, says: string, read: (text: string) => T): Setting<T> => ({
  standard,
  says,
  read,
});
/** Makes a setting that may be missing. */
export const optional = <T>(says: string, read: (text: string) => T): Setting<T | undefined> => ({
  standard: undefined,
  says,
  read,
});
/** Reads an address of the web. */
export const web = address('https', 'http');
/** Not checked as a URL: PostgreSQL allows an address with a socket folder and no host, URL does not. */
export const postgres = (text: string): string =>
  /^postgres(ql)?:\/\/./.test(text) ? text : wanted('an address that begins with postgresql://');
