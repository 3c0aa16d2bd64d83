/**
 * Statements on the embedded engine, in two requests the first time and in one later: PGlite's own way makes six of them, which takes
 * longer than most statements run. Marked ones are parsed and planned once, as on PostgreSQL (docs/decisions/0206).
 */
import { parse, type PGlite, protocol, type Results } from '@electric-sql/pglite';
import { nameOf } from './planned-once.js';

const { serialize } = protocol;

/** Runs a statement; throws the database's error where it is refused. */
export type RunStatement = (
  text: string,
  params: readonly unknown[],
) => Promise<Pick<Results, 'rows' | 'affectedRows'>>;

/** Unmarked statements whose parameters are known: filters make more shapes than anybody can keep. */
const mostUnmarked = 500;

/** Makes what runs the statements of a database. */
export const runsOn = (database: PGlite): RunStatement => {
  /** The types of the parameters of each statement that the engine has by its name. */
  const marked = new Map<string, readonly number[]>();
  /** The same of others by their text; what was asked for longest ago is dropped first. */
  const unmarked = new Map<string, readonly number[]>();

  const ask = async (...messages: readonly Uint8Array[]) => {
    // The engine itself sees to it that writes reach the disk (DurableFS).
    const { messages: answers } = await database.execProtocol(
      Buffer.concat([...messages, serialize.sync()]),
      {
        syncToFs: false,
      },
    );
    return answers;
  };

  const typesOf = async (name: string, text: string): Promise<readonly number[]> =>
    parse.parseDescribeStatementResults(
      await ask(serialize.parse({ name, text }), serialize.describe({ type: 'S', name })),
    );

  const remember = (text: string, types: readonly number[]): void => {
    unmarked.delete(text);
    unmarked.set(text, types);
    const [oldest] = unmarked.keys();
    if (unmarked.size > mostUnmarked && oldest !== undefined) unmarked.delete(oldest);
  };

  const written = (value: unknown, type: number | undefined): string | null => {
    if (value === null || value === undefined) return null;
    const { [type ?? 0]: write = String } = database.serializers;
    return write(value);
  };

  return (text, params) =>
    database.runExclusive(async () => {
      const name = nameOf(text) ?? '';
      const known = name ? marked.get(name) : unmarked.get(text);
      const types = known ?? (await typesOf(name, text));
      if (name) marked.set(name, types);
      else remember(text, types);
      const answers = await ask(
        ...(known && !name ? [serialize.parse({ text })] : []),
        serialize.bind({ statement: name, values: params.map((value, at) => written(value, types[at])) }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
      );
      return parse.parseResults(answers, database.parsers)[0] ?? { rows: [] };
    });
};
