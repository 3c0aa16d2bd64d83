/** Links of mails: signed, so that they need no session, and proof that whoever follows one reads the address. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Sql } from '../../db/database.js';
import { findLinkSecret } from '../../repositories/link-secret.js';

/** What a link is about. */
export interface Linked {
  searchId?: string;
  mailId?: string;
  /** A message about news. */
  newsId?: string;
  /** An invitation to an agency. */
  inviteId?: string;
}

/** Signs and reads links; made by createAlertLinks. */
export interface AlertLinks {
  tokenOf(linked: Linked): Promise<string>;
  /** Returns what a token is about; undefined for one that we did not sign. */
  read(token: string): Promise<Linked | undefined>;
}

/** Letters of a signature: 132 bits. */
const signed = 22;

/** Makes the links of a database. */
export const createAlertLinks = (database: Sql): AlertLinks => {
  let secret: Promise<string> | undefined;
  const sign = async (text: string): Promise<string> => {
    secret ??= findLinkSecret(database).catch((failure: unknown) => {
      secret = undefined;
      throw failure;
    });
    return createHmac('sha256', await secret)
      .update(text)
      .digest('base64url')
      .slice(0, signed);
  };
  return {
    async tokenOf({ searchId, mailId, newsId, inviteId }) {
      const ids = { s: searchId, n: newsId, i: inviteId, m: mailId };
      const [kind, id] = Object.entries(ids).find(([, each]) => each !== undefined) ?? ['m', ''];
      const text = kind + String(id);
      return `${text}.${await sign(text)}`;
    },
    async read(token) {
      const [, text = '', given = ''] = /^([smni]\w{1,64})\.([\w-]{22})$/.exec(token) ?? [];
      const right = await sign(text);
      if (text === '' || !timingSafeEqual(Buffer.from(right), Buffer.from(given))) return undefined;
      const id = text.slice(1);
      if (text.startsWith('n')) return { newsId: id };
      if (text.startsWith('i')) return { inviteId: id };
      return text.startsWith('s') ? { searchId: id } : { mailId: id };
    },
  };
};
