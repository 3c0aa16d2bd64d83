/** Headings of the form of a kind, to post a listing and to edit one; its page shows them before the form is there. */

export const words = {
  titles: {
    sell: 'Sell your property',
    rent: 'Rent out your property',
    pg: 'Offer a PG room',
    plot: 'Sell your plot or land',
    commercial: 'Sell commercial space',
  },
  edits: {
    sell: 'Edit your property for sale',
    rent: 'Edit your property for rent',
    pg: 'Edit your PG room',
    plot: 'Edit your plot or land',
    commercial: 'Edit your commercial space',
  },
};

/** What every catalogue of these words holds. */
export type PostingTitles = typeof words;
