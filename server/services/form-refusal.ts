/** Refuses a form with the literal texts of its fields (R3). */
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';
import { ServiceError } from './service-error.js';

/** Refuses when there are faults: the message is the text of the first, and `fields` holds all. */
export const refuseFaults = (errors: Partial<Record<string, MessageId>>): void => {
  const faults = Object.entries(errors).filter((each): each is [string, MessageId] => each[1] !== undefined);
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(faults.map(([field, id]) => [field, messageOf(id)]));
  throw new ServiceError('invalid', messageOf(first[1]), fields);
};

/** Removes characters that could change how the message reads. */
const shownName = (fileName: string): string =>
  (fileName.split(/[\\/]/).at(-1) ?? '').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').slice(0, 80);

/** Refuses a file of a field: the message names the file, `fields` the field. */
export const refuseFile = (field: string, fileName: string, id: MessageId): ServiceError => {
  const name = shownName(fileName);
  const message = name === '' ? messageOf(id) : `${name}: ${messageOf(id)}`;
  return new ServiceError(id.endsWith('TooLarge') ? 'too-large' : 'invalid', message, { [field]: message });
};
