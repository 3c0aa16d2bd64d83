/** How many homes may be saved, and the stages of a saved home in their order. */
import type { SavedStage } from '../../api/contract/saved.schema.js';

/** Most homes in the list of an account. */
export const mostSaved = 1000;

/** Most homes that a guest's device holds. */
export const mostOnDevice = 200;

/** Most homes of a device that one call unites with the list: with the longest notes they fit into it. */
export const mergedAtOnce = 25;

/** Most letters of a note. */
export const mostNote = 1000;

/** Lists the stages from the first thought to the end. */
export const savedStages = ['maybe', 'called', 'visited', 'offer', 'no'] as const satisfies SavedStage[];
