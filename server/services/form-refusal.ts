/** Refuses a form with the literal texts of its fields (R3). */
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';
import { Refusal } from './refusal.js';

/** Refuses when a field is at fault: the first one's text is the message, and `fields` names all. */
export const refuseFaults = (errors: Partial<Record<string, MessageId>>): void => {
  const faults = Object.entries(errors).filter((each): each is [string, MessageId] => each[1] !== undefined);
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(faults.map(([field, id]) => [field, messageOf(id)]));
  throw new Refusal('invalid', messageOf(first[1]), fields);
};
