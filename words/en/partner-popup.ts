/** The words of our windows and frames around partners' pages, in English. */

export const words = {
  titleFor: (site: string) => `Sign in to go on at ${site}`,
  loginText: (origin: string) => `You’re on our own page. ${origin} never sees what you type here.`,
  consentTitle: (site: string) => `Go on to ${site}?`,
  asPerson: (person: string) => `You’re signed in as ${person}.`,
  asYou: 'You’re signed in.',
  mayTitle: (origin: string) => `On ${origin} you can then`,
  may: {
    reaching: ['see owners’ numbers, which are shown in a frame of ours', 'send messages to owners'],
    posting: ['post a property'],
    managing: ['post a property', 'see, change and delete your listings'],
  },
  moreLater: 'For anything else, it has to ask you again.',
  mayNotTitle: 'The site never learns',
  mayNot: ['your password or any code', 'your name, phone or e-mail', 'the numbers you look up'],
  askedOn: (id: string, site: string) => `Property ${id}, asked for on ${site}.`,
  dayLimit: (coins: number) => `One site can spend at most ${String(coins)} coins a day.`,
  allowed: 'Done. You can close this window and go back.',
  goOn: 'Continue',
  notNow: 'Not now',
  done: 'You’re signed in. You can close this window and go back.',
  close: 'Close this window',
  openerUnknown:
    'This window doesn’t know which site opened it, so nothing was shared. Go back and try again; if it happens again, the site hides its address from us.',
  refused: 'You can’t sign in on that site right now.',
  checking: 'One moment',
  shownAlone: 'Open in a window',
  shownAloneText: 'Your browser won’t let this frame know who you are. Our own window can show it.',
  stranger: 'This window doesn’t know who you are, so it shows nothing.',
  strangerHelp: (host: string) =>
    `Either you’re signed out here, or your browser keeps no cookies for ${host}. Allow them, sign in here, then go back and ask again. What you’ve paid for stays paid for.`,
  login: 'Login',
  gone: 'Couldn’t show this.',
  goneHelp:
    'It was shown once already, or you asked more than a minute ago. Go back and ask again; what you’ve paid for stays paid for.',
  owner: 'How to reach the owner',
  copied: 'Copied',
  responses: 'Your enquiries',
  noResponses: 'Nobody yet. People who ask for your number or write to you will show up here.',
  profile: 'Your account',
  name: 'Name',
  phone: 'Mobile number',
  email: 'E-mail',
};

/** Types the words, so that a translation cannot leave one out. */
export type PopupWords = typeof words;
