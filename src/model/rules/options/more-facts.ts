/** The choices of a listing's further facts, as they go over the wire (S-716). */

/** Lists what a home has for cars. */
export const parkingOptions = ['Covered', 'Open', 'No parking'] as const;

/** Lists where the front looks to. */
export const facingOptions = [
  'East',
  'North-East',
  'North',
  'North-West',
  'West',
  'South-West',
  'South',
  'South-East',
] as const;

/** Lists how a PG feeds its guests. */
export const mealOptions = ['Included', 'At extra cost', 'Not provided'] as const;

/** Lists when a PG closes its gate, the earliest first. */
export const gateTimeOptions = ['9 pm', '10 pm', '11 pm', '12 am', 'No gate time'] as const;

/** Holds the size of one guntha in square feet: a unit that plots are told and looked for in, never one of the wire. */
export const gunthaSqFt = 1089;
