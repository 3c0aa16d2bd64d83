/** View Response on a partner's page: the details are in a frame of ours. */
import { DetailsDialog } from '../../kit/partner/details-dialog.js';
import { useManageDialogWords } from '../dialog-words.js';

/** Draws the dialog for a listing by its Property ID. */
export function ResponsesDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useManageDialogWords();
  return <DetailsDialog about={{ subject: 'viewers', id }} title={words.responses} onClose={onClose} />;
}
