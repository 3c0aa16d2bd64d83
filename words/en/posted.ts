/** What the posting form says once a listing is posted or saved, in English. */
export const words = {
  goManage: 'Go to Manage',
  postAnother: 'Post another like this',
  viewListing: 'View listing',
  sendOn: 'Share on WhatsApp',
  doneText: 'It’s in Manage, where you can change, refresh or pause it.',
  looksLike: (ids: string) =>
    `It looks the same as ${ids}. If it was posted twice, delete one of them in Manage.`,

  notShown: {
    'verify-phone': 'Others don’t see it yet. They will as soon as you verify your phone with a code.',
    'needs-mending': 'Others don’t see it yet. Fix this, and they will:',
    'under-review':
      'Others don’t see it yet: we’ll take a look first. There’s nothing you need to do, and Manage says when it’s there.',
    'taken-down': 'We took it down, so others don’t see it. Manage says why.',
    paused: 'Others don’t see it: you paused it. Repost in Manage shows it again.',
    sold: 'Others don’t see it: you marked it as sold. Repost in Manage shows it again.',
    rented: 'Others don’t see it: you marked it as rented. Repost in Manage shows it again.',
    expired: 'Others don’t see it: its time ran out. Repost in Manage shows it again.',
  },
  correct: 'Fix it',
};

/** Names what each language's catalogue of a posted listing holds. */
export type PostedWords = typeof words;
