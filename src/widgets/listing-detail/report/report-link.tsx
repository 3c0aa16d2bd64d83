/** The button below a listing that reports it. */
import { Button } from '../../kit/button/button.js';
import { FlagIcon, useReportDialog } from '../../kit/report/use-report-dialog.js';
import { useListingSectionWords } from '../sections/words.js';

/** Draws the button. */
export function ReportLink({ listing }: { listing: string }) {
  const words = useListingSectionWords();
  const { open, isLoading, dialog } = useReportDialog(words.reportFailed);
  return (
    <div>
      <Button
        variant="quiet"
        size="small"
        icon={<FlagIcon />}
        busy={isLoading}
        onClick={() => {
          open(listing);
        }}
      >
        {words.report}
      </Button>
      {dialog}
    </div>
  );
}
