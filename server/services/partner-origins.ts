/** The origins a partner key works on: read strictly and compared exactly. */
import { getPublicSuffix } from 'tldts';
import type { PartnerMode } from '../../src/api/contract/partners.schema.js';
import { ServiceError } from './service-error.js';

const star = '*.';

const refuse = (text: string, remedy: string): never => {
  const message = `The origin "${text}" ${remedy}`;
  throw new ServiceError('invalid', message, { origins: message });
};

const isOwnMachine = (host: string): boolean =>
  /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host) || host.endsWith('.localhost');

/** What a host may hold once a browser has written it, and a star: no sign that would end a line of a content policy. */
const hostForm = /^(?:[a-z0-9._*-]+|\[[0-9a-f:.]+\])$/;

/** A wildcard under a public suffix would allow every site under it. */
const isPublicSuffix = (host: string): boolean =>
  !host.includes('.') || getPublicSuffix(host, { allowPrivateDomains: true }) === host;

const parse = (text: string): URL => {
  const found = URL.canParse(text)
    ? new URL(text)
    : refuse(text, 'is not an address such as https://www.example.in.');
  const { protocol, pathname, search, hash, username, password } = found;
  if (protocol !== 'https:' && protocol !== 'http:') refuse(text, 'must begin with https://.');
  if (pathname !== '/' || search || hash || username || password)
    refuse(text, 'must be scheme, host and port only, without a path.');
  if (!hostForm.test(found.hostname))
    refuse(text, 'must have a host of letters, digits, dots and hyphens only.');
  return found;
};

/**
 * Normalises an origin to the form that browsers send: lower case, punycode, no default port. `https://*.example.in`
 * means every host with one more label. Refuses with the remedy; a live key takes only https and public hosts.
 */
export const readOrigin = (given: string, mode: PartnerMode): string => {
  const text = given.trim();
  const isWild = /^https?:\/\/\*\./i.test(text);
  const url = parse(isWild ? text.replace(star, '') : text);
  if (url.hostname.includes('*')) refuse(text, 'may have one * only, as the first label of the host.');
  if (mode === 'live' && (url.protocol !== 'https:' || isOwnMachine(url.hostname)))
    refuse(text, 'must be https and a public host; use a test key for your own machine.');
  if (!isWild) return url.origin;
  if (/^[\d.]+$|^\[/.test(url.hostname) || isPublicSuffix(url.hostname))
    refuse(text, 'would let in other people’s sites; name your own domain after the star.');
  return url.origin.replace('://', `://${star}`);
};

const matches = (listed: string, origin: string): boolean => {
  if (!listed.includes(star)) return listed === origin;
  const [scheme = '', rest = ''] = listed.split(star);
  const label =
    origin.startsWith(scheme) && origin.endsWith(`.${rest}`)
      ? origin.slice(scheme.length, -rest.length - 1)
      : '';
  return label !== '' && !/[.:/]/.test(label);
};

/** Writes a listed origin anew for a content policy; undefined for one that no rule of ours would take today. */
export const policySourceOf = (listed: string, mode: PartnerMode): string | undefined => {
  try {
    return readOrigin(listed, mode);
  } catch {
    return undefined;
  }
};

/** Tells whether a text is an origin as browsers send it; `null` is none. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** Tells whether an origin may use a key: it is listed, or it is the developer's machine and the key is a test key. */
export const isAllowed = (origin: string, listed: readonly string[], mode: PartnerMode): boolean => {
  if (!isOrigin(origin)) return false;
  if (mode === 'test' && isOwnMachine(new URL(origin).hostname)) return true;
  return listed.some((each) => matches(each, origin));
};
