/** What an import says while it runs; the same over HTTP (one JSON object a line) as in one process. */

/** How far an import has come. Every row read is one of saved, refused, repeated. */
export interface ImportCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Rows that stand in the file a second time. */
  repeated: number;
}

/** A row that needs a word. */
export interface RowEvent {
  readonly event: 'row';
  readonly line: number;
  readonly result: 'refused' | 'repeated' | 'noted';
  readonly field: string;
  readonly value: string;
  readonly reason: string;
}

/** The counts so far, after each batch. */
export interface ProgressEvent {
  readonly event: 'progress';
  readonly counts: ImportCounts;
}

/** The end: all rows read, or stopped before. */
export interface EndEvent {
  readonly event: 'end';
  readonly counts: ImportCounts;
  readonly stopped: boolean;
  /** Why the file could not be read to its end. */
  readonly failure?: string;
}

/** Anything an import says. */
export type ImportEvent = RowEvent | ProgressEvent | EndEvent;
