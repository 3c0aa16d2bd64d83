/** The words of family lists, in English. */
export const words = {
  title: 'Family list',
  titleOf: (name: string) => `Homes that ${name} saved`,
  description: 'Look at homes together, with the family’s hearts and remarks.',
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
  joinHelp: 'Everyone on the list sees it next to what you say. No account needed.',
  joinButton: 'Join',
  full: 'This list already has its five people. You can look, but not add to it.',
  you: (name: string) => `You’re on this list as ${name}.`,
  leave: 'Leave the list',
  heart: (title: string) => `A heart for ${title}`,
  remark: 'Your remark',
  remarkOn: (title: string) => `Your remark on ${title}`,
  keep: 'Save',
  none: 'Nothing on this list yet.',
  gone: 'No longer available',

  share: 'Share with family',
  shareText:
    'One link lets up to five people see your saved homes, give hearts and write remarks. Your notes and stages stay private.',
  make: 'Make the link',
  link: 'Link of your family list',
  copy: 'Copy',
  copied: 'Link copied',
  whatsApp: 'WhatsApp',
  message: (address: string) => `Have a look at these homes and tell me what you think: ${address}`,
  open: 'Open the list',
  end: 'End sharing',
  endSure: 'The link stops working, and the hearts and remarks are deleted.',
  endYes: 'End it',
  back: 'Keep sharing',
};

/** Types the words, so that a translation cannot leave one out. */
export type FamilyWords = typeof words;
