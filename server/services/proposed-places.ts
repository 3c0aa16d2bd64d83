/** Names of places that people's listings brought: confirmed by those who use them or by operators, else swept. */
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { Sql } from '../db/database.js';
import { insertAct } from '../repositories/audit.js';
import {
  confirmUsedPlaces,
  deleteUnusedPlaces,
  findProposedPlaces,
  type ProposedPlace,
  updateConfirmed,
} from '../repositories/place.js';
import { textKey } from '../text-key.js';
import { ServiceError } from './service-error.js';

/** Owners with proved phones whose listings confirm a place. */
export const ownersToConfirm = 3;
/** Milliseconds an unused name is left, should its listing be written in a transaction that has not ended. */
const grace = 3_600_000;
const mostListed = 100;

/** A place by its names. */
export interface PlaceName {
  name: string;
  city: string;
}

/** Lists proposed places, those that most owners name first. */
export const listProposedPlaces = (database: Sql): Promise<ProposedPlace[]> =>
  findProposedPlaces(database, mostListed);

/** Confirms a place and records who did; refuses one that is not proposed. */
export const confirmPlace = async (
  database: Sql,
  { name, city }: PlaceName,
  actorId: string,
): Promise<PlaceName> =>
  database.transaction().execute(async (transaction) => {
    const [cityKey, key] = [textKey(city), textKey(name)];
    const confirmed = await updateConfirmed(transaction, cityKey, key);
    if (!confirmed) throw new ServiceError('not-found', messageOf('deskPlaceGone'));
    await insertAct(
      transaction,
      { actorId, act: 'place-confirmed', subject: `${cityKey}/${key}` },
      new Date(),
    );
    return confirmed;
  });

/** Confirms what enough people use, and deletes what nobody does. */
export const sweepProposedPlaces = async (database: Sql, now: number): Promise<void> => {
  await confirmUsedPlaces(database, ownersToConfirm);
  await deleteUnusedPlaces(database, new Date(now - grace));
};
