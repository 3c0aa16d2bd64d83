/** The messages between a pool and its threads. */

/** Asks for one piece of work. */
export interface WorkerRequest {
  readonly ask: unknown;
  /** The folder for temporary files; the pool deletes it. */
  readonly folder: string;
}

/** What was thrown: its name, message and own fields. */
export type WorkerFailure = Readonly<Record<string, unknown>> & { readonly message: string };

/** The result of one piece of work. */
export type WorkerReply = { readonly answer: unknown } | { readonly failure: WorkerFailure };

/** Asks a stream for its next item. */
export const nextStep = 'next step';
