/** Texts about agencies. */
export const agencyMessages = {
  agencyProfessionalsOnly: 'Agencies are for agents and builders. Change your account type in your profile.',
  agencyGone: 'There’s no such agency, or you’re not in it.',
  agencyManagersOnly: 'Only the agency’s owner and managers can do this.',
  agencyOwnerOnly: 'Only the agency’s owner can do this.',
  agencyEmail: 'Enter the e-mail address of the person you’re inviting.',
  agencyOwnEmail: 'This is the address of the agency itself. Invite someone else.',
  agencyFull: 'An agency can have 50 people. Remove someone first.',
  agencyInvitesFull: '20 invitations are waiting for an answer. Take one back first.',
  agencyAlready: 'This person is already in the agency.',
  agencyPersonGone: 'This person is no longer in the agency.',
  agencyInviteGone: 'This invitation has been used, taken back or has expired. Ask for a new one.',
  agencyOtherAddress:
    'This invitation is for another e-mail address. Log in with that address, or ask for an invitation to yours.',
} as const;
