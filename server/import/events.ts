/** The events of an import; over HTTP one JSON object a line, the same as within one process. */

/** Progress of an import. Every row read is saved, refused or repeated. */
export interface ImportCounts {
  read: number;
  created: number;
  updated: number;
  unchanged: number;
  refused: number;
  /** Duplicates of earlier rows of the file. */
  repeated: number;
}

/** A row that goes into the report. */
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

/** The end: all rows are read, or the import stopped earlier. */
export interface EndEvent {
  readonly event: 'end';
  readonly counts: ImportCounts;
  readonly stopped: boolean;
  /** Why the file could not be read to its end. */
  readonly failure?: string;
}

/** Any event of an import. */
export type ImportEvent = RowEvent | ProgressEvent | EndEvent;
