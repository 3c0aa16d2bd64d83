/** What mails, SMS and push messages about a person's news say, in English. */

const counted = (count: number, one: string, many: string) =>
  count === 1 ? one : `${String(count)} ${many}`;

export const words = {
  subject: (count: number, first: string) =>
    count === 1 ? first : `${first}, and ${counted(count - 1, 'one more', 'more')}`,
  intro: (brand: string) => `here’s what’s new for you on ${brand}:`,
  see: 'Look at it',
  allSaved: 'All homes you saved',
  all: 'See everything that is new',
  stillThere: 'Still available? Choose Repost. Sold or rented? Mark it, so nobody calls in vain.',
  why: 'You’re getting this because you have an account. Choose what we tell you under “What’s new”.',
  stop: 'Stop mails of this kind',
  /** What a lock screen may show: no name, no place. */
  push: {
    match: (count: number) => counted(count, 'A new home for your search', 'new homes for your searches'),
    cut: (count: number) => counted(count, 'A home you saved costs less', 'homes you saved cost less'),
    gone: (count: number) => counted(count, 'A home you saved is gone', 'homes you saved are gone'),
    lead: (count: number) => counted(count, 'Someone wants to reach you', 'people want to reach you'),
    refund: () => 'We’ve decided about your coins',
    report: () => 'Your report has an answer',
    expiry: (count: number) =>
      counted(count, 'One of your listings comes down soon', 'of your listings come down soon'),
    several: (count: number) => `${String(count)} new messages for you`,
  },
};

/** Names what each language says. */
export type NewsMailWords = typeof words;
