/** What mails about a person's account and listings say, in English. */

export const words = {
  changeSubject: (brand: string) => `Your ${brand} account was changed`,
  changed: (brand: string) => `this changed on ${brand}:`,
  fields: { email: 'the e-mail address', phone: 'the mobile number' },
  wasYou: 'Was it you? Then all is well.',
  wasOther: (hours: number) => `Wasn’t you? Undo it within ${String(hours)} hours:`,

  decisionSubject: {
    hide: (id: string, brand: string) => `Your listing ${id} on ${brand} is hidden until you fix it`,
    remove: (id: string, brand: string) => `Your listing ${id} on ${brand} was taken down`,
    warn: (id: string, brand: string) => `Your listing ${id} on ${brand} needs fixing`,
  },
  decided: {
    hide: (id: string) => `Your listing ${id} is hidden until you fix it.`,
    remove: (id: string) => `Your listing ${id} was taken down.`,
    warn: (id: string) => `Your listing ${id} needs fixing.`,
  },
  reason: (reason: string) => `Reason: ${reason}`,
  remedy: {
    hide: 'Fix it under My listings, and we’ll look at it again.',
    remove: 'If you think this is wrong, write to us on our contact page.',
    warn: 'Please fix it under My listings. It stays on the market.',
  },
};

/** Names what each language says. */
export type AccountMailWords = typeof words;
