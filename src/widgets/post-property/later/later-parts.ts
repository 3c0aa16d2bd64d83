/** What only step two needs, in one file of its own. */
import '../../../model/posting/submit.js';
import { DonePanel } from './done-panel.js';
import { MediaSection } from './media-section.js';
import { Preview } from './preview.js';

/** Holds the parts. */
export const laterParts = { DonePanel, MediaSection, Preview };

/** Names the parts. */
export type LaterParts = typeof laterParts;
