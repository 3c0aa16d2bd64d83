/** The error of a refused call. */
import type { ErrorReply } from '../../src/api/contract/replies.schema.js';

/** A refusal: a code for programs and a message for people; `fields` holds a message for each faulty field. */
export class ServiceError extends Error {
  readonly code: ErrorReply['code'];
  readonly fields: Record<string, string> | undefined;

  constructor(code: ErrorReply['code'], message: string, fields?: Record<string, string>) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.fields = fields;
  }
}

/** The refusal of a right code for a phone without an account; the ticket proves the phone when it registers. */
export class UnfinishedAccountError extends ServiceError {
  constructor(
    message: string,
    readonly ticket: string,
  ) {
    super('account-unfinished', message);
  }
}
