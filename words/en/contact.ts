/** The words of reaching an owner, in English; those of the specifications as they stand there. */
const counted = (coins: number) => `${String(coins)} ${coins === 1 ? 'coin' : 'coins'}`;

export const words = {
  verifyTitle: 'Verify your phone first',
  verifyText:
    'Owners like to know who calls. We send a code to your phone; that is asked once, and your welcome coins come with it.',
  verify: 'Verify my phone',
  ownerTitle: 'Owner Information',
  call: 'Call',
  whatsApp: 'WhatsApp',
  copyPhone: 'Copy the phone number',
  copyEmail: 'Copy the e-mail address',
  copied: 'Copied',
  copyFailed: (text: string) => `Could not copy. Here it is: ${text}`,
  about: (id: string, title: string) => `Hello, I am interested in your property ${id} (${title}).`,
  safety: 'Visit the place and check its papers before you pay anything, to anyone.',
  reportNumber: 'Report this number',

  goOn: 'Go on where you were',
  actions: {
    search: { number: 'View Number', message: 'Contact' },
    detail: { number: 'Get Phone No.', message: 'Contact Agent' },
  },
  withPrice: (name: string, coins: number) => `${name}, ${counted(coins)}`,
  price: (cost: number, coins: number) => `This takes ${counted(cost)}. You have ${String(coins)}.`,
  paidFor: 'You have paid for this before: it is free.',
  consent: 'The owner will see your name, phone and e-mail.',
  buyTitle: 'Get more coins',
  pack: (coins: number, price: string) => `${counted(coins)} for ${price}`,
  bought: 'I have bought coins: go on',
  notNow: 'Not now',
};

/** Names what each language's catalogue of reaching an owner holds. */
export type ContactWords = typeof words;
