/** The words of a listing's price history, in English. */

export const words = {
  listed: (date: string) => `First listed here on ${date}.`,
  same: 'The price hasn’t changed since.',
  madeUp: 'This is the demo market: the past of its prices is made up.',
  failed: 'Couldn’t load the price history.',
  retry: 'Try again',
  caption: 'Prices since the home was first listed',
  date: 'Date',
  price: 'Price',
  rent: 'Rent a month',
  deposit: 'Deposit',
  change: 'Change',
  percent: (percent: number) => `${percent > 0 ? '+' : '−'}${String(Math.abs(percent))} %`,
};

/** Names what each language's catalogue of the price history holds. */
export type PriceHistoryWords = typeof words;
