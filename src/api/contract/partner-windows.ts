/** Calls of our own windows and frames around partners' pages (additive). */
import { endpoint } from './endpoint.js';
import type {
  ApproveContactBody,
  ApprovedSignIn,
  ApproveSignInBody,
  ReadTicketBody,
  SignInWindow,
  SignInWindowQuery,
  TicketContent,
} from './partner-windows.schema.js';
import type { MessageReply } from './replies.schema.js';

/** Who asks for a sign-in, and who is signed in on this site. */
export const describeSignIn = endpoint<{ query: SignInWindowQuery; reply: SignInWindow }>(
  'GET',
  '/api/v1/partner-sign-in',
  { partner: 'never' },
);
/** Lets the signed-in person be signed in on the partner's page. */
export const approveSignIn = endpoint<{ body: ApproveSignInBody; reply: ApprovedSignIn }>(
  'POST',
  '/api/v1/partner-sign-in',
  { partner: 'never' },
);
/** Opens a ticket, once. */
export const readTicket = endpoint<{ body: ReadTicketBody; reply: TicketContent }>(
  'POST',
  '/api/v1/partner-tickets/read',
  { partner: 'never' },
);

/** Allows the contact that a question in our frame or window was about. */
export const approveContact = endpoint<{ body: ApproveContactBody; reply: MessageReply }>(
  'POST',
  '/api/v1/partner-approvals',
  { partner: 'never' },
);

/**
 * Paths of the window people sign in in, of the frame that shows details, of the window that does where no
 * frame can, and of the window that asks before a contact.
 */
export const windowPaths = {
  signIn: '/embed/sign-in',
  frame: '/embed/frame',
  card: '/embed/card',
  confirm: '/embed/confirm',
} as const;

/** The header by which a sign-in asks for a proof, and the one it comes in: where cookies are off. */
export const proofHeader = 'x-housing-proof';
