/** The words of saving a search, in English. */

export const words = {
  title: 'We tell you what is new',
  saved: 'Your search is saved. New homes appear under the bell, and come by mail as you choose:',
  savedByBell: 'Your search is saved. New homes appear under the bell.',
  howOften: 'How often',
  frequencies: { instant: 'At once', daily: 'Every morning', weekly: 'Once a week', off: 'Never' },
  provePerson: 'We sent you a mail. Follow its link, so that we may write to you.',
  email: 'Your e-mail',
  emailHelp: 'We send one mail to ask whether the address is yours. Each mail has a link that stops them.',
  submit: 'Tell me',
  orLogin: 'Log in to keep it in your account',
  sent: (email: string) => `We sent a mail to ${email}. Follow its link, and we tell you what is new.`,
  loginFirst: 'Log in, and we tell you of new homes that suit this search.',
  login: 'Login',
  list: 'All saved searches',
  close: 'Done',
};

/** Names what each language's catalogue of saving a search holds. */
export type SaveSearchWords = typeof words;
