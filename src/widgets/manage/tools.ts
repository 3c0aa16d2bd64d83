/** What is needed only after an action: the delete dialog, the bin, toasts. One file, loaded at once. */
import { PageToaster } from '../kit/toast/page-toaster.js';
import { Days } from './days/days.js';
import { DeleteDialog } from './delete/delete-dialog.js';
import { FollowPosted } from './list/follow-posted.js';
import { MoreTools } from './list/more-tools.js';
import { SelectAll, SelectBox } from './select/select-box.js';
import { SelectionBar } from './select/selection-bar.js';
import { ResponsesDialog } from './responses/responses-dialog.js';

/** Holds the components by name. */
export const lazyParts = {
  Days,
  DeleteDialog,
  FollowPosted,
  MoreTools,
  PageToaster,
  ResponsesDialog,
  SelectAll,
  SelectBox,
  SelectionBar,
};
