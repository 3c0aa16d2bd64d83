/** The dialog that reports a listing; it comes when somebody opens it. */
import { useUnit } from 'effector-react';
import { $connection } from '../../../model/index.js';
import { Dialog } from '../overlay/dialog.js';
import { ReportForm } from './report-form.js';
import { useReportWords } from './report-words.js';

/** What the dialog takes. */
export interface ReportDialogProps {
  /** `_id` of the listing. */
  listing: string;
  onClose: () => void;
}

/** Draws the dialog. */
export function ReportDialog({ listing, onClose }: ReportDialogProps) {
  const words = useReportWords();
  const connection = useUnit($connection);
  return (
    <Dialog isOpen onClose={onClose} title={words.listingTitle}>
      <ReportForm listing={listing} site={connection?.apiBase ?? ''} />
    </Dialog>
  );
}
