/** Calls about the homes that a person has saved (additive). Under a partner's key they are about those saved under it. */
import { endpoint } from './endpoint.js';
import type { SuccessReply } from './replies.schema.js';
import type { MergeBody, MergedHomes, SavedChange, SavedHome, SavedHomes } from './saved.schema.js';

const reaching = { partner: 'person', for: 'reaching' } as const;

/** Lists the saved homes, the last one first; under a partner's key without notes, and only those its lock permits. */
export const listSaved = endpoint<{ reply: SavedHomes }>('GET', '/api/v1/saved', reaching);

/**
 * Saves a home by the `_id` or `propertyId` of its listing, or changes a saved one. Answers 404 for an unknown listing, 410
 * for one that is off the market and was not saved before, 409 when 1,000 homes are saved.
 */
export const saveHome = endpoint<{ params: { id: string }; body: SavedChange; reply: SavedHome }>(
  'PUT',
  '/api/v1/saved/:id',
  reaching,
);

/** Takes a home off the list; under a partner's key it stays where it was saved elsewhere too. */
export const removeSaved = endpoint<{ params: { id: string }; reply: SuccessReply }>(
  'DELETE',
  '/api/v1/saved/:id',
  reaching,
);

/**
 * Unites homes of a device with the list, 25 a call. Of two entries for one home the earlier date and its price stay, a stage wins
 * over `maybe`, and notes are joined. Safe to repeat.
 */
export const mergeSaved = endpoint<{ body: MergeBody; reply: MergedHomes }>(
  'POST',
  '/api/v1/saved/merge',
  reaching,
);
