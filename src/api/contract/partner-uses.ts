/** What a person may allow a partner's page: the uses that its pass carries (docs/decisions/0105). */
import type { PartnerUse } from './endpoint.js';

export type { PartnerUse };

/** Every use, in the order in which our window names them. */
export const partnerUses = ['reaching', 'posting', 'managing'] as const satisfies readonly PartnerUse[];

/** Tells whether a pass with these uses may make a call of a use; managing contains posting. */
export const allowsUse = (uses: readonly PartnerUse[], use: PartnerUse): boolean =>
  uses.includes(use) || (use === 'posting' && uses.includes('managing'));
