/** The messages between the database thread and the main thread. */

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

/** The parts of a database error that are sent between threads. */
export interface QueryFailure {
  message: string;
  code?: string;
  constraint?: string;
  detail?: string;
}

/** A reply; `id` 0 is the reply to the opening. */
export interface QueryReply {
  id: number;
  rows?: unknown[];
  affected?: number;
  error?: QueryFailure;
}
