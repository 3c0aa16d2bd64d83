/**
 * Calls about a family list: the saved homes of a person, shown by a link to a few people who need no account (additive). They
 * are for our own site; what must stay secret travels in bodies, since addresses are written down.
 */
import { endpoint } from './endpoint.js';
import type {
  FamilyHome,
  FamilyJoined,
  FamilyLink,
  FamilyList,
  JoinBody,
  MemberBody,
  OpenBody,
  OpinionBody,
} from './family.schema.js';
import type { SuccessReply } from './replies.schema.js';

const own = { partner: 'never' } as const;

/** Tells the link of one's own list. */
export const getFamilyLink = endpoint<{ reply: FamilyLink }>('GET', '/api/v1/family', own);

/** Makes the link, or answers the one there is. */
export const createFamilyLink = endpoint<{ reply: FamilyLink }>('POST', '/api/v1/family', own);

/** Ends the list: the link leads nowhere, hearts and remarks are deleted. */
export const endFamilyList = endpoint<{ reply: SuccessReply }>('DELETE', '/api/v1/family', own);

/** Takes one of the people off one's own list; their name, hearts and remarks are deleted. */
export const removeFamilyMember = endpoint<{ params: { id: string }; reply: SuccessReply }>(
  'DELETE',
  '/api/v1/family/people/:id',
  own,
);

/** Shows the list of a link. Answers 410 for a link that was ended. */
export const openFamilyList = endpoint<{ body: OpenBody; reply: FamilyList }>(
  'POST',
  '/api/v1/family/open',
  own,
);

/** Joins by a first name, or changes it; five people at most, the person whose list it is among them (409). */
export const joinFamilyList = endpoint<{ body: JoinBody; reply: FamilyJoined }>(
  'POST',
  '/api/v1/family/join',
  own,
);

/** Says what one thinks of a home: a heart, a remark; what is not there stays. */
export const giveOpinion = endpoint<{ body: OpinionBody; reply: FamilyHome }>(
  'POST',
  '/api/v1/family/opinion',
  own,
);

/** Leaves the list; one's name, hearts and remarks are deleted. */
export const leaveFamilyList = endpoint<{ body: MemberBody; reply: SuccessReply }>(
  'POST',
  '/api/v1/family/leave',
  own,
);
