/** The words of buying coins, in English. */
export const words = {
  title: 'Buy coins',
  test: 'This is a trial: no money moves.',
  coins: (coins: number) => `${String(coins)} coins`,
  each: (rupees: string) => `${rupees} a coin`,
  pay: (price: string) => `Pay ${price}`,
  terms:
    'Taxes included. You pay on our payment partner’s page; we never see your card. Unspent coins can be given back: write to us.',
  waiting:
    'Waiting for the payment to be confirmed. This takes a few seconds; you can leave this page, the coins come anyway.',
  toPayment: 'Go to the payment page',
  paid: (coins: number) => `${String(coins)} coins are yours.`,
  failed: 'The payment was not made, and nothing was taken.',
  checking: 'A payment came that does not match this order. We look at it and send the money back.',
  refunded: 'The money of this order was sent back.',
  back: 'Back to where you were',
  orders: 'Your orders',
  when: 'When',
  what: 'Coins',
  price: 'Price',
  state: 'State',
  states: {
    open: 'Not paid yet',
    paid: 'Paid',
    failed: 'Not paid',
    checking: 'Being looked at',
    refunded: 'Money sent back',
  },
  refund: {
    ask: 'Number wrong, sold, no answer?',
    help: 'What was wrong? The coins come back at once when the listing is closed or somebody else said the same; else we look at it.',
    reasons: {
      'wrong-number': 'The number is wrong',
      sold: 'It is sold or let',
      'no-answer': 'Nobody answers',
    },
    open: (coins: number) => `You asked ${String(coins)} coins back. We look at it within a few days.`,
    given: (coins: number) => `${String(coins)} coins came back to you.`,
    refused: (_coins: number) => 'We looked at it, and the coins stay spent.',
  },
  testTitle: 'Trial payment',
  testText: (coins: number, price: string) =>
    `This page stands in for a payment partner. ${String(coins)} coins cost ${price}; no money moves.`,
  testPay: 'Pay',
  testCancel: 'Do not pay',
};

/** Names what each language's catalogue of buying coins holds. */
export type BuyingWords = typeof words;
