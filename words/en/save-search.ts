/** The words of saving a search, in English. */

export const words = {
  title: 'We’ll tell you what’s new',
  saved: 'Your search is saved. New homes show up under the bell, and come by mail as often as you like:',
  savedByBell: 'Your search is saved. New homes show up under the bell.',
  howOften: 'How often',
  frequencies: { instant: 'At once', daily: 'Every morning', weekly: 'Once a week', off: 'Never' },
  provePerson: 'We’ve sent you a mail. Open its link, and we’ll start writing to you.',
  email: 'Your e-mail',
  emailHelp: 'We’ll send one mail to check the address is yours. Every mail has a link to stop them.',
  submit: 'Tell me',
  orLogin: 'Log in to keep it in your account',
  sent: (email: string) => `We’ve sent a mail to ${email}. Open its link, and we’ll tell you what’s new.`,
  loginFirst: 'Log in, and we’ll tell you about new homes for this search.',
  login: 'Login',
  list: 'All saved searches',
  close: 'Done',
};

/** Names what each language's catalogue of saving a search holds. */
export type SaveSearchWords = typeof words;
