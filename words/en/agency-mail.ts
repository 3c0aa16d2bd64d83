/** What the mail says that invites somebody to an agency, in English. */
export const words = {
  subject: (agency: string, brand: string) => `${agency} invites you on ${brand}`,
  text: (agency: string, brand: string) =>
    `${agency} would like you to post and manage its listings with it on ${brand}, and to see who asks about them.`,
  manager: 'You could also invite and remove people.',
  accept: 'Look at the invitation',
  until: (day: string) => `It can be taken up until ${day}, by an account with this e-mail address.`,
  notYou: 'You do not know this agency? Then there is nothing to do.',
};

/** Names what each language says. */
export type AgencyMailWords = typeof words;
