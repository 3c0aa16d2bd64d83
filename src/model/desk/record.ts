/** The record of what was done. */
import { listAudit } from '../../api/contract/desk.js';
import type { AuditEntry } from '../../api/contract/desk.schema.js';
import { createPagedList } from '../requests/paged-list.js';

export type { AuditEntry } from '../../api/contract/desk.schema.js';

/** Which entries are looked at: decisions of the desk, or what everybody did. */
export type RecordRange = 'decisions' | 'all';

const page = 100;

/** The entries of the record. */
export const deskRecord = createPagedList<RecordRange, AuditEntry>('decisions', async (api, range, last) => {
  const query = { ...(range === 'decisions' && { only: range }), ...(last && { before: last.number }) };
  const { entries } = await api.call(listAudit, { query });
  return { rows: entries, hasMore: entries.length === page };
});
