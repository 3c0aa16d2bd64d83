/** The button below a listing that reports it. */
import { type ComponentType, useState } from 'react';
import { useUnit } from 'effector-react';
import { toastRequested } from '../../../model/index.js';
import { Button } from '../../kit/button/button.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { useListingSectionWords } from '../sections/words.js';
import type { ReportDialogProps } from './report-dialog.js';

/** Draws the button; the dialog's code is loaded with the first press. */
export function ReportLink({ listing }: { listing: string }) {
  const words = useListingSectionWords();
  const say = useUnit(toastRequested);
  const [isOpen, setOpen] = useState(false);
  const [OpenDialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const open = (): void => {
    setOpen(true);
    if (OpenDialog) return;
    import('./report-dialog.js').then(
      ({ ReportDialog }) => {
        setDialog(() => ReportDialog);
      },
      () => {
        setOpen(false);
        say({ tone: 'error', text: words.reportFailed, id: 'report-failed' });
      },
    );
  };
  return (
    <div>
      <Button variant="quiet" size="small" icon={<WarningIcon />} busy={isOpen && !OpenDialog} onClick={open}>
        {words.report}
      </Button>
      {isOpen && OpenDialog ? (
        <OpenDialog
          listing={listing}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
