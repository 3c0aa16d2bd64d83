/** The words of the page of saved homes. */

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

export const words = {
  title: 'Saved homes',
  count: (homes: number) => counted(homes, 'home', 'homes'),
  searches: 'Saved searches',
  onDevice: 'These homes are saved only on this device. Log in to find them on all your devices.',
  login: 'Login',
  none: 'No saved homes yet',
  noneText: 'Press the heart on a home to keep it here, with today’s price and your own notes.',
  search: 'Search property',
  failed: 'Couldn’t load your saved homes.',
  loading: 'Loading your saved homes',
  sort: 'Sort by',
  sorts: {
    newest: 'Last saved',
    'price-up': 'Price: low to high',
    'price-down': 'Price: high to low',
    cut: 'Largest cut',
  },
  print: 'Print',
  stages: { maybe: 'Maybe', called: 'Called', visited: 'Visited', offer: 'Offer made', no: 'No' },
  stage: 'Stage',
  stageOf: (title: string) => `Stage of ${title}`,
  empty: 'None',
  savedOn: (date: string) => `Saved on ${date}`,
  less: (rupees: string) => `${rupees} less than when you saved it`,
  more: (rupees: string) => `${rupees} more than when you saved it`,
  gone: 'No longer available',
  lastPrice: 'Last price',
  note: 'Your note',
  noteHint: 'Only you see it.',
  remove: (title: string) => `Take ${title} off the list`,
};

/** Names what each language's catalogue of the page holds. */
export type SavedWords = typeof words;
