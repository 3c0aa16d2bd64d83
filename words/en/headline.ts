/** What a listing is and where it stands, in one line of English. */

/** What a headline tells, each part in its language; an empty one is left out. */
interface Told {
  readonly size: string;
  readonly type: string;
  readonly place: string;
  readonly isMonthly: boolean;
}

export const words = {
  headline: ({ size, type, place, isMonthly }: Told): string =>
    [size, type || 'Property', isMonthly ? 'for rent' : 'for sale', place && `in ${place}`]
      .filter(Boolean)
      .join(' '),
};

/** Names what each language's headline takes and answers. */
export type HeadlineWords = typeof words;
