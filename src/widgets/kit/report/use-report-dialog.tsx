/** The dialog that reports a listing; its code is loaded with the first press. */
import { type ComponentType, type ReactNode, useState } from 'react';
import { useUnit } from 'effector-react';
import { toastRequested } from '../../../model/index.js';
import { icon } from '../icons/icon.js';
import type { ReportDialogProps } from './report-dialog.js';

export const FlagIcon = icon('M6 21V4M6 4.5h12l-2.5 4.5 2.5 4.5H6');

/** What opens the dialog. */
export interface ReportOpening {
  /** Opens it for a listing, by `_id`. */
  open: (listing: string) => void;
  /** Whether it is on its way. */
  isLoading: boolean;
  dialog: ReactNode;
}

/** Returns what opens the dialog, and the dialog once it is open; `failed` is said where it does not load. */
export function useReportDialog(failed: string): ReportOpening {
  const say = useUnit(toastRequested);
  const [about, setAbout] = useState<string>();
  const [OpenDialog, setDialog] = useState<ComponentType<ReportDialogProps>>();
  const close = (): void => {
    setAbout(undefined);
  };
  return {
    open: (listing) => {
      setAbout(listing);
      if (OpenDialog) return;
      import('./report-dialog.js').then(
        ({ ReportDialog }) => {
          setDialog(() => ReportDialog);
        },
        () => {
          close();
          say({ tone: 'error', text: failed, id: 'report-failed' });
        },
      );
    },
    isLoading: about !== undefined && !OpenDialog,
    dialog: about !== undefined && OpenDialog ? <OpenDialog listing={about} onClose={close} /> : null,
  };
}
