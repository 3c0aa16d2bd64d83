/** What mails about a person's account and listings say, in English. */

export const words = {
  changeSubject: (brand: string) => `Your ${brand} account was changed`,
  changed: (brand: string) => `on ${brand} these were changed:`,
  fields: { email: 'the e-mail address', phone: 'the mobile number' },
  wasYou: 'Was it you? Then there is nothing to do.',
  wasOther: (hours: number) => `Was it somebody else? Undo it within ${String(hours)} hours:`,

  decisionSubject: {
    hide: (id: string, brand: string) => `Your listing ${id} on ${brand} is off the market until you mend it`,
    remove: (id: string, brand: string) => `Your listing ${id} on ${brand} was taken off the market`,
    warn: (id: string, brand: string) => `Your listing ${id} on ${brand} needs to be mended`,
  },
  decided: {
    hide: (id: string) => `Your listing ${id} is off the market until you mend it.`,
    remove: (id: string) => `Your listing ${id} was taken off the market.`,
    warn: (id: string) => `Your listing ${id} needs to be mended.`,
  },
  reason: (reason: string) => `Reason: ${reason}`,
  remedy: {
    hide: 'Mend it under My listings; then we look at it again.',
    remove: 'If you think this is wrong, write to us on our contact page.',
    warn: 'Please mend it under My listings. It stays on the market.',
  },
};

/** Names what each language says. */
export type AccountMailWords = typeof words;
