/** Texts about coins that are asked back for a contact. */
export const refundMessages = {
  refundNotUnlocked: 'You have not unlocked this owner’s number.',
  refundTooLate: 'Coins can be asked back within 7 days of a contact.',
  refundFree: 'This contact cost nothing.',
  refundTooMany: 'Coins can be asked back for 3 contacts in 30 days.',
} as const;
