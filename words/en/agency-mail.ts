/** What the mail says that invites somebody to an agency, in English. */
export const words = {
  subject: (agency: string, brand: string) => `${agency} invites you on ${brand}`,
  text: (agency: string, brand: string) =>
    `${agency} would like you to post and manage its listings with it on ${brand}, and to see who asks about them.`,
  manager: 'You could also invite and remove people.',
  accept: 'See the invitation',
  until: (day: string) => `You can accept until ${day}, with an account of this e-mail address.`,
  notYou: 'Don’t know this agency? You can ignore this mail.',
};

/** Names what each language says. */
export type AgencyMailWords = typeof words;
