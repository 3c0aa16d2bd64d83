/** Texts of View Number and Contact and of opening a card (S-460 to S-467, C-35), word for word (R3). */
export const coinMessages = {
  /** S-460. */
  coinsForNumberOnSearch: 'Not enough coins to View Number! Atleast 2 coins required',
  /** S-461. */
  coinsForContactOnSearch: 'Not enough coins to Contact! Atleast 2 coins required',
  /** S-462. */
  coinsForNumber: 'Not enough coins to View Number!',
  /** C-35. */
  coinsForContact: 'Not enough coins to Contact!',
  /** Ours: where a contact from the search page costs 1. */
  coinsForNumberOne: 'Not enough coins to View Number! Atleast 1 coin required',
  /** Ours: as before. */
  coinsForContactOne: 'Not enough coins to Contact! Atleast 1 coin required',
  /** S-463. */
  contactSent: 'Information is send to Owner, Please wait for reply !',
  /** S-465. */
  ownerFailed: 'Failed to fetch user data',
  /** S-466. */
  smsFailed: 'Failed to send SMS',
  /** S-467, C-37. */
  visitFailed: 'Error refreshing property',
} as const;
