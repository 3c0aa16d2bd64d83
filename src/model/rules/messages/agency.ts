/** Texts about agencies. */
export const agencyMessages = {
  agencyProfessionalsOnly:
    'Agencies are accounts of agents and builders. Change your account type in the profile.',
  agencyGone: 'There is no such agency, or you do not belong to it.',
  agencyManagersOnly: 'Only the agency’s owner and managers can do this.',
  agencyOwnerOnly: 'Only the agency’s owner can do this.',
  agencyEmail: 'Give the e-mail address of the person you invite.',
  agencyOwnEmail: 'This is the address of the agency itself. Invite somebody else.',
  agencyFull: 'An agency can have 50 people. Remove somebody first.',
  agencyInvitesFull: '20 invitations wait for an answer. Take one back first.',
  agencyAlready: 'This person belongs to the agency already.',
  agencyPersonGone: 'This person does not belong to the agency any more.',
  agencyInviteGone: 'This invitation was used, taken back or has expired. Ask for another one.',
  agencyOtherAddress:
    'This invitation is for another e-mail address. Log in with the account of that address, or ask for an invitation to yours.',
} as const;
