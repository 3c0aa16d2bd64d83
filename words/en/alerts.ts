/** The words of the pages of saved searches and of what is new, in English. */

const counted = (count: number, one: string, many: string) => `${String(count)} ${count === 1 ? one : many}`;

type Outcome = 'taken-down' | 'mended' | 'kept' | 'answered';

export const words = {
  searches: 'Saved searches',
  news: 'What is new',
  link: 'Mails about your searches',
  description: 'Be told of new homes that suit you.',
  count: (searches: number) => counted(searches, 'search', 'searches'),
  unread: (count: number) => counted(count, 'new message', 'new messages'),
  loading: 'Loading',
  failed: 'This could not be loaded.',
  loginFirst: 'Please log in.',
  noSearches: 'You have not saved a search yet',
  noSearchesText:
    'Search, then press “Save search” beside the number of results: we tell you of each new home.',
  search: 'Search property',
  mailsTo: (email: string) => `Mails go to ${email}, never between 9 in the evening and 8 in the morning.`,
  prove: 'We sent you a mail. Follow its link, so that we may write to you.',
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
  noNewsText: 'New homes of your saved searches, price cuts and whatever concerns your listings appear here.',
  isNew: 'New',
  matches: (count: number, search: string) => `${counted(count, 'new home', 'new homes')}: ${search}`,
  match: (home: string) => `New: ${home}`,
  cut: (home: string) => `Price cut: ${home}`,
  was: (price: string) => `was ${price}`,
  gone: (home: string) => `No longer available: ${home}`,
  lead: (count: number, propertyId: string) =>
    `${count === 1 ? 'Somebody wants' : `${String(count)} people want`} to reach you about ${propertyId}`,
  refund: (isGiven: boolean, coins: number) =>
    isGiven ? `${counted(coins, 'coin', 'coins')} came back to you` : 'Coins were not given back: see why',
  expiry: (count: number, date: string) =>
    `${count === 1 ? 'A listing of yours leaves' : `${String(count)} of your listings leave`} the market on ${date}`,
  report: (number: string, outcome: Outcome) =>
    ({
      'taken-down': `Your report ${number}: the listing is off the market`,
      mended: `Your report ${number}: the owner was asked to mend the listing`,
      kept: `Your report ${number}: the listing stays`,
      answered: `Your report ${number} was answered`,
    })[outcome],
  choices: 'What you are told',
  channels: { bell: 'Here', email: 'By mail', sms: 'By SMS', push: 'In this and other browsers' },
  types: {
    match: 'New homes of saved searches',
    cut: 'Saved homes that cost less',
    gone: 'Saved homes that are gone',
    lead: 'People who want to reach me',
    refund: 'Coins asked back',
    expiry: 'My listings that leave the market',
    report: 'My reports and complaints',
  },
  choiceOf: (type: string, channel: string) => `${type}: ${channel}`,
  linkText: 'Nothing changes before you press.',
  linkProve: 'Yes, tell me',
  linkStop: 'Stop these mails',
  linkDone: {
    instant: 'We write as soon as there is something new.',
    daily: 'We write every morning on which there is something new.',
    weekly: 'We write once a week.',
    off: 'No more mails come about these searches.',
  },
  stopped: 'No more mails of this kind come. Under “What is new” you choose again.',
  pushOn: 'Tell me in this browser',
  pushOff: 'No longer tell me in this browser',
  pushText: 'Messages come even when the site is closed; the screen shows no names and no places.',
  pushRefused: 'Your browser does not let us. Allow messages of this site in its settings, then try again.',
  pushFailed: 'That did not work. Please try again.',
};

/** Names what each language's catalogue of these pages holds. */
export type AlertWords = typeof words;
