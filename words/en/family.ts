/** The words of family lists, in English. */
export const words = {
  title: 'Family list',
  titleOf: (name: string) => `Homes that ${name} saved`,
  description: 'Look at homes together: hearts and remarks of the family.',
  loading: 'Loading the list',
  people: (names: string) => `On this list: ${names}`,
  whoIsOn: 'Who is on this list',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the list`,
  removeSure: (name: string) =>
    `${name}’s hearts and remarks are deleted. Whoever still has the link can join again; ending the list ends the link.`,
  removeYes: 'Remove',
  removeNo: 'Keep on the list',
  join: 'Join with your first name',
  joinHelp: 'Everybody on the list sees it beside what you say. No account is needed.',
  joinButton: 'Join',
  full: 'Five people are on this list already. You can look, but not add to it.',
  you: (name: string) => `You are on this list as ${name}.`,
  leave: 'Leave the list',
  heart: (title: string) => `A heart for ${title}`,
  remark: 'Your remark',
  remarkOn: (title: string) => `Your remark on ${title}`,
  keep: 'Keep',
  none: 'Nothing is saved on this list yet.',
  gone: 'No longer available',

  share: 'Share with family',
  shareText:
    'Up to five people see your saved homes by one link, give hearts and write remarks. Your notes and stages stay yours.',
  make: 'Make the link',
  link: 'Link of your family list',
  copy: 'Copy',
  copied: 'Link copied',
  whatsApp: 'WhatsApp',
  message: (address: string) => `Look at these homes and say what you think: ${address}`,
  open: 'Open the list',
  end: 'End sharing',
  endSure: 'The link will lead nowhere, and hearts and remarks are deleted.',
  endYes: 'End it',
  back: 'Keep sharing',
};

/** Types the words, so that a translation cannot leave one out. */
export type FamilyWords = typeof words;
