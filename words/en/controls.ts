/** The few words the kit's own components say. */
export const words = {
  close: 'Close',
  retry: 'Try again',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  minimum: 'Minimum',
  maximum: 'Maximum',
  // As short as the boxes are.
  least: 'Min',
  most: 'Max',
  aboveMost: (most: string) => `Above the maximum, ${most}`,
  belowLeast: (least: string) => `Below the minimum, ${least}`,
  remove: (what: string) => `Remove ${what}`,
  noPicture: 'No photos yet',
  suggestions: (count: number) => `${String(count)} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  /** Puts the language's words for crore, lakh and thousand into a short price. */
  price: (short: string) => short,
};

/** Names what each language's catalogue of the kit holds. */
export type ControlWords = typeof words;
