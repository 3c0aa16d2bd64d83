/** What only step two needs, in one file of its own. */
import '../../model/posting/submit.js';
import { DonePanel } from './form/done-panel.js';
import { MediaSection } from './media/media-section.js';
import { MoreFacts } from './more-facts/more-facts.js';
import { Preview } from './preview/preview.js';
import { VersionsDialog } from './versions/versions-dialog.js';

/** Holds the parts. */
export const lazyParts = { DonePanel, MediaSection, MoreFacts, Preview, VersionsDialog };
