/** The table of builders' projects as SQL sees it. */
import type { ProjectPlace, ProjectState } from '../../src/api/contract/projects.schema.js';
import type { Json, Timestamp, TimestampByDefault } from './column-types.js';

/** A builder's project: what everybody sees, and the edit that waits. */
export interface ProjectTable {
  id: string;
  /** Part of its address; it never changes. */
  slug: string;
  owner_id: string;
  /** What the desk approved; null before that, and after it was taken off. */
  shown: Json | null;
  /** What the builder wrote last, where nobody has approved it. */
  draft: Json | null;
  state: ProjectState;
  /** What the desk tells the builder. */
  note: string | null;
  sent_at: Timestamp;
  /** When the desk looked at what is shown. */
  shown_at: Timestamp | null;
  /** Where an operator put it on the home page. */
  picked: ProjectPlace | null;
  picked_at: Timestamp | null;
  created_at: TimestampByDefault;
}
