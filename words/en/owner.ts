/** The words of the owner's pages, in English. */

export const words = {
  verifyTitle: 'Verify your phone',
  verifyText: 'We’ll send a code to your phone. Enter it, and your listings go live.',
  addPhone: 'Add your phone number first',
  manageTitle: 'Manage Properties',
  manageText: 'Your listings, how they’re doing, and everything you can do with them.',
  responsesTitle: 'View Response',
  responsesText: 'Your enquiries. These people have agreed to share their name, phone and e-mail with you.',
  login: 'Login',
  loginText: 'Log in, and you’ll come straight back here.',
  post: 'Post Property',
  noListingsText: 'Post one, and your enquiries will show up here.',
  notYours: (id: string) => `${id} isn’t one of your listings`,
  notYoursText:
    'It may be deleted, or belong to another account. All your listings are under Manage Properties.',
  editFailed: 'Couldn’t load your listing.',
  noResponsesText: 'When someone asks for your number or writes to you, you’ll see them here.',
  failed: 'Couldn’t load your enquiries.',
  propertyId: 'Property ID',
  choose: 'Select Property ID',
  search: 'Search',
  showAll: 'Show all listings',
  download: 'Download CSV',
  count: (count: number) => `${String(count)} ${count === 1 ? 'enquiry' : 'enquiries'}`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  when: 'When',
  what: 'What they did',
  actions: { number: 'Saw your number', message: 'Sent a message' },
  days: (count: number) => `on ${String(count)} days`,
  deletedListing: (name: string) => `${name} (deleted)`,
  deletedUser: 'Deleted user',
  call: (name: string, phone: string) => `Call ${name}, ${phone}`,
  whatsApp: (name: string) => `WhatsApp to ${name}`,
  greeting: (id: string) => `Hello, you asked about my property ${id}.`,
};

/** Types the words, so that a translation cannot leave one out. */
export type OwnerWords = typeof words;
