/** Addresses of the pages of agents and builders: /agent/asha-kulkarni and /builder/tamhan-homes. */
import { userTypeOf } from './user-types.js';

/** The kinds of people that may have a page, as addresses name them. */
export type PersonKind = 'agent' | 'builder';

/** Returns how addresses name a user type; undefined for people who have no page. */
export const personKindOf = (usertype: string): PersonKind | undefined =>
  userTypeOf(usertype) === 'Agent' ? 'agent' : userTypeOf(usertype) === 'Builder' ? 'builder' : undefined;

/** Returns the path of a page. */
export const personPath = (kind: PersonKind, slug: string): string => `/${kind}/${encodeURIComponent(slug)}`;

/** Reads the path of such a page; undefined where it is none. */
export const personOfPath = (path: string): { kind: PersonKind; slug: string } | undefined => {
  const [, kind, slug] = /^\/(agent|builder)\/([^/]+)$/.exec(path) ?? [];
  try {
    return kind && slug ? { kind: kind as PersonKind, slug: decodeURIComponent(slug) } : undefined;
  } catch {
    return undefined;
  }
};

/** The languages that somebody may say they speak, by their codes. */
export const spokenLanguages = ['mr', 'hi', 'en', 'gu', 'kn', 'te', 'ta', 'ur', 'sd', 'pa'] as const;
