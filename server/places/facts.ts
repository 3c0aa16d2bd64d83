/** Where localities and stations are: rows of server/places/facts, each with its source and confidence. */
import { readFileSync } from 'node:fs';

/** How sure a position is: two public sources agree, one does, or it was set by hand. */
export type Confidence = 'two_sources' | 'one_source' | 'hand';

/** A point in WGS84 degrees. */
export interface Point {
  readonly lat: number;
  readonly lng: number;
}

interface Sourced extends Point {
  readonly name: string;
  readonly nameMr: string;
  readonly source: string;
  readonly confidence: Confidence;
  /** What a reader should know of the row; '' when nothing. */
  readonly note: string;
}

/** The centre of a locality. */
export interface LocalityFact extends Sourced {
  readonly city: string;
  /** Metres within which the true centre usually lies; follows from the confidence. */
  readonly radius: number;
}

/** A railway, metro or monorail station. */
export interface StationFact extends Sourced {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  /** Year and month (2026-09) in which the status was true. */
  readonly statusAsOf: string;
}

/** A line with its stations in order. */
export interface LineFact {
  readonly id: string;
  readonly name: string;
  readonly nameMr: string;
  readonly kind: string;
  readonly status: string;
  readonly statusAsOf: string;
  readonly stations: readonly string[];
  /** Minutes of each hop, one less than stations. */
  readonly minutes: readonly number[];
}

/** A walk between stations of different lines. */
export interface InterchangeFact {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
}

/** All facts of places. */
export interface PlaceFacts {
  readonly localities: readonly LocalityFact[];
  readonly stations: readonly StationFact[];
  readonly lines: readonly LineFact[];
  readonly interchanges: readonly InterchangeFact[];
}

const radiusOf: Readonly<Record<Confidence, number>> = { two_sources: 750, one_source: 1000, hand: 1500 };

const rowsOf = (file: string): Record<string, string>[] => {
  const text = readFileSync(new URL(`./facts/${file}.tsv`, import.meta.url), 'utf8');
  const [head = '', ...lines] = text.replace(/\n$/, '').split('\n');
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== names.length)
      throw new Error(`${file}.tsv: ${names.length} cells expected: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
};

const pointed = (row: Record<string, string>) => ({ ...row, lat: Number(row.lat), lng: Number(row.lng) });

/** Reads the facts from their files; throws on a torn row. */
export const readPlaceFacts = (): PlaceFacts => ({
  localities: rowsOf('localities').map((row) => ({
    ...(pointed(row) as unknown as Omit<LocalityFact, 'radius'>),
    radius: radiusOf[row.confidence as Confidence],
  })),
  // What comes from OpenStreetMap has a licence of its own, and so a file of its own.
  stations: [...rowsOf('stations'), ...rowsOf('stations-osm')].map(
    (row) => pointed(row) as unknown as StationFact,
  ),
  lines: rowsOf('lines').map((row) => ({
    ...(row as unknown as LineFact),
    stations: (row.stations ?? '').split(' '),
    minutes: (row.minutes ?? '').split(' ').map(Number),
  })),
  interchanges: rowsOf('interchanges').map((row) => ({
    from: row.from ?? '',
    to: row.to ?? '',
    minutes: Number(row.minutes),
  })),
});

let known: PlaceFacts | undefined;

/** The facts, read from their files once. */
export const placeFacts = (): PlaceFacts => (known ??= readPlaceFacts());

/** The colours of lines by their ids: those of the metros' own maps, else ours; that of '' is for all others. */
export const lineColours = (): ReadonlyMap<string, string> =>
  new Map(rowsOf('line-colours').map(({ id = '', colour = '' }) => [id, colour]));
