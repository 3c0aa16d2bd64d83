/** Texts about saved searches and what is told of them. */
export const searchMessages = {
  searchSaveFailed: 'The search could not be saved. Please try again.',
  searchesFull: 'You have saved 30 searches. Delete one first.',
  searchEmail: 'Please enter a valid e-mail address.',
  searchGone: 'This saved search is no longer there.',
  alertLinkGone: 'This link is no longer valid.',
  pushOff: 'This site sends no messages to browsers.',
  pushService: 'Messages to this browser go by a service that we do not know.',
  pushKeys: 'Messages to this browser cannot be sealed with these keys. Turn them off and on again.',
  newsFailed: 'Couldn’t load what’s new. Please try again.',
} as const;
