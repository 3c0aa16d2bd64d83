/** The words of a person's webhook on the partners' page, in English. */

export const words = {
  heading: 'Enquiries to your own system',
  lead: 'Each time somebody sees the number of one of your listings or writes to you, our server tells yours. The message names the listing and the page, never the person: you read that here, signed in.',
  loadFailed: 'Couldn’t load where your enquiries go.',
  address: 'Address of your server',
  addressHelp: 'Begins with https:// and leads to a public server. For example: https://crm.example.in/leads',
  begin: 'Send enquiries there',
  save: 'Save the address',
  secretOnce: 'This secret signs each message. Copy it now: it is shown once.',
  copySecret: 'Copy the secret',
  oldSecret: (day: string) => `The secret before still signs too, until ${day}.`,
  rotate: 'Make another secret',
  rotateSure: 'For 24 hours both secrets sign; then only the new one. Make it?',
  end: 'Send no more enquiries',
  endSure: 'Enquiries that still wait are not sent. End it?',
  keep: 'Keep it',
  deliveries: 'What was sent',
  deliveriesFailed: 'Couldn’t load what was sent.',
  noDeliveries: 'Nothing yet. Send an example to see that your server answers.',
  sendTest: 'Send an example',
  refresh: 'Load again',
  types: { 'lead.number': 'Number seen', 'lead.message': 'Message', test: 'Example' },
  states: { waiting: 'On its way', arrived: 'Arrived', 'given-up': 'Given up' },
  tries: (count: number) => (count === 1 ? '1 try' : `${count} tries`),
  answer: (said: string) => `last answer: ${said}`,
  nextTry: (moment: string) => `again at ${moment}`,
};

/** Types the words, so that a translation cannot leave one out. */
export type WebhookWords = typeof words;
