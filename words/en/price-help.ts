/** The words beside the price of a listing that is being written, in English. */

/** What such homes ask. */
interface Asked {
  readonly locality: string;
  /** As in 2 BHK. */
  readonly rooms: string;
  readonly lower: string;
  readonly upper: string;
  readonly homes: number;
}

export const words = {
  asked: ({ locality, rooms, lower, upper, homes }: Asked) =>
    `${rooms} homes in ${locality} ask ${lower} to ${upper} (middle half of ${String(homes)} homes).`,
};

/** Types the words, so that a translation cannot leave one out. */
export type PriceHelpWords = typeof words;
