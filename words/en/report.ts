/** The words of reports and complaints, in English. */
export const words = {
  listingTitle: 'Report this listing',
  reason: 'What is wrong?',
  choose: 'Choose a reason',
  reasons: {
    'wrong-price': 'The price or another fact is wrong',
    sold: 'It’s sold or rented already',
    'agent-as-owner': 'An agent pretends to be the owner',
    'wrong-number': 'The phone number is wrong',
    fraud: 'It looks like fraud',
    duplicate: 'It’s listed twice',
    indecent: 'Photos or text are indecent',
    mine: 'This is my home, and I didn’t list it',
    data: 'It’s about my personal data',
    other: 'Something else',
  },
  text: 'Tell us more',
  textHelp: 'What should we look at? At most 1,000 characters.',
  contact: 'Your e-mail or phone',
  contactHelp: 'Only our team sees it, and only to ask you.',
  optional: '(optional)',
  send: 'Send',
  needsReason: 'Choose what is wrong.',
  needsText: 'Write what is wrong, in a sentence or two.',
  failed: 'Couldn’t send this. Check your connection and try again.',
  thanks: 'Thank you. We’ll look into it.',
  number: (number: string) => `Your report: ${number}`,
  answerBy: (date: string) => `You’ll have an answer by ${date}.`,
  follow: 'Follow your report',
  keep: 'Keep this link: it’s the only way to see the answer.',

  complaint: 'Write to us',
  complaintText:
    'A question, a complaint, or a wish about your data: you get a number at once and an answer within 7 days.',
  listing: 'Property ID',
  listingHelp: 'If it’s about a listing: you’ll find it on the listing’s page.',
  stateTitle: 'Your report',
  stateText: 'Where your report or complaint stands.',
  states: {
    received: 'Received. We’ll read it soon.',
    'in-review': 'We’re looking into it.',
    closed: 'Closed',
  },
  outcomes: {
    'taken-down': 'The listing is off the market.',
    mended: 'We asked the owner to fix the listing.',
    kept: 'The listing stays.',
    answered: 'Answered',
  },
  about: 'About',
  sent: 'Sent on',
  due: 'Answer by',
  answer: 'Answer',
  badLink: 'This link is incomplete, or the report is too old. Open the link you were given again.',
};

/** Types the words, so that a translation cannot leave one out. */
export type ReportWords = typeof words;
