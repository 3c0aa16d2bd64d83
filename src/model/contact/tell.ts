/** Says to a partner's page that its visitor reached an owner (S-769). */
import { attach } from 'effector';
import { $connection } from '../connection/connection.js';
import { $paidContacts, contactKey, type ContactRequest } from './buttons.js';

/** Tells it; nothing of a contact that was paid for before. */
export const tellContactFx = attach({
  source: { connection: $connection, paid: $paidContacts },
  effect: async ({ connection, paid }, { action, target }: ContactRequest): Promise<void> => {
    if (paid.has(contactKey(action, target))) return;
    const { tellAct } = await import('../partner/acts.js');
    const listing = { kind: target.listingType, id: target.id };
    await tellAct(connection, { act: action, about: target.id, listing });
  },
});
