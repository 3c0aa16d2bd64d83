/** The words of reaching an owner, in English; those of the specifications as they stand there. */
const counted = (coins: number) => `${String(coins)} ${coins === 1 ? 'coin' : 'coins'}`;

export const words = {
  verifyTitle: 'Verify your phone first',
  verifyText:
    'Owners like to know who’s calling. We’ll send a code to your phone, just this once, and your welcome coins come with it.',
  verify: 'Verify my phone',
  ownerTitle: 'Owner Information',
  call: 'Call',
  whatsApp: 'WhatsApp',
  copyPhone: 'Copy the phone number',
  copyEmail: 'Copy the e-mail address',
  copied: 'Copied',
  copyFailed: (text: string) => `Couldn’t copy. Here it is: ${text}`,
  about: (id: string, title: string) => `Hello, I am interested in your property ${id} (${title}).`,
  safety: 'Visit the place and check its papers before you pay anything, to anyone.',
  reportNumber: 'Report this number',

  goOn: 'Pick up where you were',
  actions: {
    search: { number: 'View Number', message: 'Contact' },
    detail: { number: 'Get Phone No.', message: 'Contact Agent' },
  },
  withPrice: (name: string, coins: number) => `${name}, ${counted(coins)}`,
  price: (cost: number, coins: number) => `This takes ${counted(cost)}. You have ${String(coins)}.`,
  paidFor: 'You’ve paid for this before, so it’s free.',
  consent: 'The owner will see your name, phone and e-mail.',
  buyTitle: 'Get more coins',
  pack: (coins: number, price: string) => `${counted(coins)} for ${price}`,
  bought: 'I’ve bought coins, continue',
  notNow: 'Not now',
};

/** Names what each language's catalogue of reaching an owner holds. */
export type ContactWords = typeof words;
