/** The error of a media file that cannot be taken, with the literal text that says why. */
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';

/** Stops the taking of a file; `id` names the text people see. */
export class InvalidMediaError extends Error {
  readonly id: MessageId;

  constructor(id: MessageId) {
    super(messageOf(id));
    this.name = 'InvalidMediaError';
    this.id = id;
  }
}
