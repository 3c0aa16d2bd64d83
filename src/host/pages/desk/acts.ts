/** What can be decided about a case, and with which key. */
import type { Decision, DeskCase, DeskRole } from '../../../model/desk/desk.js';

/** The acts by name, in the order of their buttons. */
export type Act =
  | 'approve'
  | 'hide'
  | 'remove'
  | 'warn'
  | 'answer'
  | 'give'
  | 'refuse'
  | 'suspend'
  | 'restore';

/** The key of each act; those about people have none, so that nobody is suspended by a slip. */
export const keyOfAct: Readonly<Partial<Record<Act, string>>> = {
  approve: 'a',
  hide: 'h',
  remove: 'r',
  warn: 'w',
  answer: 'a',
  give: 'g',
  refuse: 'r',
};

/** Lists what somebody with a role may decide about a case. */
export const actsOn = ({ listing, owner, refund }: DeskCase, role: DeskRole): readonly Act[] => [
  ...(refund
    ? (['give', 'refuse'] as const)
    : listing
      ? (['approve', 'hide', 'remove', 'warn'] as const)
      : (['answer'] as const)),
  ...(owner && role === 'operator' ? [owner.isSuspended ? ('restore' as const) : ('suspend' as const)] : []),
];

/** Makes the decision of an act; undefined where the case has nothing to decide about. */
export const decisionOf = (
  { listing, owner, reports, refund }: DeskCase,
  act: Act,
  reason: string,
): Decision | undefined => {
  if (act === 'suspend' || act === 'restore')
    return owner && { about: 'person', id: owner.id, body: { act, reason } };
  if (act === 'give' || act === 'refuse')
    return refund && { about: 'refund', id: refund.id, body: { act, reason } };
  if (act !== 'answer') return listing && { about: 'listing', id: listing.id, body: { act, reason } };
  const [report] = reports;
  return report && { about: 'report', id: report.number, body: { outcome: 'answered', answer: reason } };
};
