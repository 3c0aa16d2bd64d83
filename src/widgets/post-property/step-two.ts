/** What comes after the fields of step one, or after another kind was chosen, in one file of its own. */
import '../../model/posting/submit.js';
import { DonePanel } from './done/done-panel.js';
import { Halves } from './form/halves.js';
import { KindNotice } from './form/kind-notice.js';
import { PhotosEarly } from './media/photos-early.js';
import { Preview } from './preview/preview.js';
import { VersionsDialog } from './versions/versions-dialog.js';

/** Holds the parts. */
export const lazyParts = { DonePanel, Halves, KindNotice, PhotosEarly, Preview, VersionsDialog };
