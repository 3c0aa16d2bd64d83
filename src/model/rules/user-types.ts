/** The three stored user types and the two choices of sign-in that stand for them. */
import { optionOf } from './aliases.js';

/** Lists the user types as they are stored (S-447). */
export const userTypes = ['Buyer/Owner/Tenant', 'Agent', 'Builder'] as const;

/** Names a stored user type (S-447). */
export type UserType = (typeof userTypes)[number];

/** Lists the choices of the sign-in page, sent as they are labelled (S-207, C-17). */
export const signInChoices = ['Buyer/Owner', 'Agent/Builder'] as const;

/** Reads a stored user type from any accepted spelling (R2); null for another text. */
export const userTypeOf = (value: string): UserType | null => optionOf(userTypes, value);

/** Tells whether a choice of the sign-in page stands for a stored user type (C-17). */
export const isInUserGroup = (choice: string, stored: string): boolean => {
  const type = userTypeOf(stored);
  if (optionOf(['Agent/Builder'], choice)) return type === 'Agent' || type === 'Builder';
  return type !== null && userTypeOf(choice) === type;
};
