/** Texts about family lists. */
export const familyMessages = {
  familyLinkGone: 'This list is no longer shared. Ask for a new link.',
  familyFull: 'Five people are on this list already. One of them can leave.',
  firstNameOnly: 'Enter your first name: one word, letters only.',
  joinFirst: 'Join the list with your first name before you say what you think.',
  homeNotOnList: 'This home is not on the list any more.',
  notOnFamilyList: 'This person is not on your list any more.',
  familyNotKept:
    'This browser keeps nothing of this site, so it could not remember you. Allow site data for it, or sign in, and join then.',
  familyFailed: 'That did not work. Please try again.',
} as const;
