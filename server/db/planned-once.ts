/** Statements that are planned once for each connection, under a name, instead of each time they run (docs/decisions/0206). */
import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';

const mark = '/* planned once */';

/**
 * Ends a statement whose plan suits all its parameters: rows by their ids or kept counts by their place, for instance, and no search,
 * whose best way depends on what is asked for. In a transaction it is planned anew, since a name that is not known would end it.
 */
export const plannedOnce = ({ isTransaction }: { isTransaction: boolean }): RawBuilder<unknown> =>
  sql.raw(isTransaction ? '' : mark);

/** Statements that get a name: each connection keeps the plan of each, and filters make more shapes than anybody can keep. */
const mostNames = 100;

const names = new Map<string, string>();

/**
 * Names a marked statement; others have no name. It follows from the text: a pooler may lend a session on which another process has
 * named its statements.
 */
export const nameOf = (statement: string): string | undefined => {
  if (!statement.endsWith(mark)) return undefined;
  const known = names.get(statement);
  if (known !== undefined || names.size >= mostNames) return known;
  const name = createHash('sha256').update(statement).digest('base64url');
  names.set(statement, name);
  return name;
};

/** What is said of a name by a server that does not know it, or knows it from somebody else, as a pooler's session does. */
const isUnknownName = (failure: unknown): boolean =>
  ['26000', '42P05'].includes((failure as { code?: string } | undefined)?.code ?? '');

type Query = (...given: unknown[]) => unknown;

/** Makes the clients of a pool plan marked statements once, until a pooler in between shows that it lends sessions to others. */
export const plansOnce = (Client: typeof pg.Client): typeof pg.Client => {
  let hasNames = true;
  return class extends Client {
    override query = ((...given: unknown[]): unknown => {
      const query = super.query.bind(this) as Query;
      const [text, values] = given;
      const name = hasNames && typeof text === 'string' ? nameOf(text) : undefined;
      if (name === undefined) return query(...given);
      const named = query({ name, text, values }) as Promise<unknown>;
      return named.catch((failure: unknown) => {
        if (!isUnknownName(failure)) throw failure;
        hasNames = false;
        return query(...given);
      });
    }) as pg.Client['query'];
  };
};
