/** What the database thread and its owner say to each other. */

/** How the thread opens its database. */
export interface OpenRequest {
  /** Absolute path of the data folder; without one the data lives in memory and ends with the thread. */
  dataDir?: string;
}

/** One statement to run; `params` are positional. */
export interface QueryRequest {
  id: number;
  sql: string;
  params: readonly unknown[];
}

/** The parts of a database error that survive the way between threads. */
export interface QueryFailure {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
}

/** What comes back: `id` 0 answers the opening itself. */
export interface QueryReply {
  id: number;
  rows?: unknown[];
  affected?: number;
  error?: QueryFailure;
}
