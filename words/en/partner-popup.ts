/** The words of our windows and frames around partners' pages, in English. */

export const words = {
  titleFor: (site: string) => `Sign in to go on at ${site}`,
  loginText: (origin: string) => `You are on our own page. What you type here is never seen by ${origin}.`,
  consentTitle: (site: string) => `Go on to ${site}?`,
  asPerson: (person: string) => `You are signed in as ${person}.`,
  asYou: 'You are signed in.',
  mayTitle: (origin: string) => `On ${origin} you can then`,
  may: {
    reaching: ['see owners’ numbers, which are shown in a frame of ours', 'send messages to owners'],
    posting: ['post a property'],
    managing: ['post a property', 'see, change and delete your listings'],
  },
  moreLater: 'For anything else it has to ask you again.',
  mayNotTitle: 'The site never learns',
  mayNot: ['your password or any code', 'your name, phone or e-mail', 'the numbers you look up'],
  askedOn: (id: string, site: string) => `Property ${id}, asked for on ${site}.`,
  dayLimit: (coins: number) => `On one site at most ${String(coins)} coins a day are spent.`,
  allowed: 'Done. You can close this window and go back.',
  goOn: 'Continue',
  notNow: 'Not now',
  done: 'You are signed in. You can close this window and go back.',
  close: 'Close this window',
  openerUnknown:
    'This window does not know which site opened it, so nothing was shared. Go back and try again; if it happens again, the site hides its address from us.',
  refused: 'Signing in on that site is not possible now.',
  checking: 'One moment',
  shownAlone: 'Open in a window',
  shownAloneText: 'Your browser keeps this frame from knowing you. Our own window can show it.',
  stranger: 'This window does not know who you are, so it shows nothing.',
  strangerHelp: (host: string) =>
    `Either you are signed out here, or your browser keeps no cookies for ${host}. Allow them, sign in here, then go back and ask for it again. What you have paid for stays paid for.`,
  login: 'Login',
  gone: 'Could not show this.',
  goneHelp:
    'It was shown once already, or asked for more than a minute ago. Go back and ask for it again; what you have paid for stays paid for.',
  owner: 'How to reach the owner',
  copied: 'Copied',
  responses: 'Who reached for your listings',
  noResponses: 'Nobody yet. Whoever asks for your number or writes to you stands here.',
  profile: 'Your account',
  name: 'Name',
  phone: 'Mobile number',
  email: 'E-mail',
};

/** Types the words, so that a translation cannot leave one out. */
export type PopupWords = typeof words;
