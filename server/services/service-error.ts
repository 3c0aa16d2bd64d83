/** The error of a service that does not do what was asked. */
import type { ErrorReply } from '../../src/api/contract/replies.schema.js';

/** An error with the code for programs and the sentence for people; `fields` names what was wrong where. */
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
