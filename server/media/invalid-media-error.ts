/** The error of a media file that is refused, with the id of the literal text that says why. */
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';

/** Thrown for a file that is refused; `id` names the text people see. */
export class InvalidMediaError extends Error {
  readonly id: MessageId;

  constructor(id: MessageId) {
    super(messageOf(id));
    this.name = 'InvalidMediaError';
    this.id = id;
  }
}
