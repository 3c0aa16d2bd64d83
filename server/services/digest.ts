/** Digests that replace personal data in tables. */
import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a text in base64url: 43 characters. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Returns the part of an IP address that belongs to one visitor: all of IPv4, the first 64 bits of IPv6. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const middle =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - first.length - last.length)).fill('0');
  return [...first, ...middle, ...last].slice(0, 4).join(':');
};
