/** The words of the pages of saved searches and of what is new, in English. */

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

type Outcome = 'taken-down' | 'mended' | 'kept' | 'answered';

export const words = {
  searches: 'Saved searches',
  news: 'What’s new',
  link: 'Mails about your searches',
  description: 'Hear about new homes that suit you.',
  count: (searches: number) => counted(searches, 'search', 'searches'),
  unread: (count: number) => counted(count, 'new message', 'new messages'),
  loading: 'Loading',
  failed: 'Couldn’t load this.',
  loginFirst: 'Please log in.',
  noSearches: 'No saved searches yet',
  noSearchesText: 'Search, then press “Save search”. We’ll tell you whenever a new home comes up.',
  search: 'Search property',
  mailsTo: (email: string) => `Mails go to ${email}, never between 9 pm and 8 am.`,
  prove: 'We’ve sent you a mail. Open its link, and we’ll start writing to you.',
  found: (homes: number) => (homes === 0 ? 'Nothing found yet' : `${counted(homes, 'home', 'homes')} found`),
  savedOn: (date: string) => `Saved on ${date}`,
  howOften: 'How often',
  howOftenFor: (search: string) => `How often: ${search}`,
  frequencies: {
    instant: 'At once',
    daily: 'Every morning',
    weekly: 'Once a week',
    off: 'Never',
  },
  remove: (search: string) => `Delete ${search}`,
  noNews: 'Nothing new yet',
  noNewsText: 'New homes for your searches, price cuts and news of your listings will show up here.',
  isNew: 'New',
  matches: (count: number, search: string) => `${counted(count, 'new home', 'new homes')}: ${search}`,
  match: (home: string) => `New: ${home}`,
  cut: (home: string) => `Price cut: ${home}`,
  was: (price: string) => `was ${price}`,
  gone: (home: string) => `No longer available: ${home}`,
  lead: (count: number, propertyId: string) =>
    `${count === 1 ? 'Someone wants' : `${String(count)} people want`} to reach you about ${propertyId}`,
  refund: (isGiven: boolean, coins: number) =>
    isGiven ? `${counted(coins, 'coin', 'coins')} came back to you` : 'Your coins didn’t come back: see why',
  expiry: (count: number, date: string) =>
    `${count === 1 ? 'One of your listings comes' : `${String(count)} of your listings come`} down on ${date}`,
  report: (number: string, outcome: Outcome) =>
    ({
      'taken-down': `Your report ${number}: the listing is off the market`,
      mended: `Your report ${number}: we asked the owner to fix the listing`,
      kept: `Your report ${number}: the listing stays`,
      answered: `Your report ${number} has an answer`,
    })[outcome],
  choices: 'What we tell you',
  channels: { bell: 'Here', email: 'By mail', sms: 'By SMS', push: 'In this and other browsers' },
  types: {
    match: 'New homes for saved searches',
    cut: 'Price cuts on saved homes',
    gone: 'Saved homes that are gone',
    lead: 'People who want to reach me',
    refund: 'Coins I asked back',
    expiry: 'My listings about to come down',
    report: 'My reports and complaints',
  },
  choiceOf: (type: string, channel: string) => `${type}: ${channel}`,
  linkText: 'Nothing changes until you press.',
  linkProve: 'Yes, tell me',
  linkStop: 'Stop these mails',
  linkDone: {
    instant: 'We’ll write as soon as there’s something new.',
    daily: 'We’ll write in the morning whenever there’s something new.',
    weekly: 'We’ll write once a week.',
    off: 'No more mails about these searches.',
  },
  stopped: 'No more mails of this kind. You can change your mind under “What’s new”.',
  pushOn: 'Tell me in this browser',
  pushOff: 'Stop telling me in this browser',
  pushText: 'Messages come even when the site is closed. They never show names or places.',
  pushRefused:
    'Your browser is blocking us. Allow notifications from this site in its settings, then try again.',
  pushFailed: 'That didn’t work. Please try again.',
};

/** Names what each language's catalogue of these pages holds. */
export type AlertWords = typeof words;
