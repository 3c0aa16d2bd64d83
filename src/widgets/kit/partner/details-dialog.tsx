/** A dialog whose content is in a frame of ours: requests the ticket when it opens. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import { createTicketFx, type NewTicketBody } from '../../../model/partner/ticket.js';
import { seesCover } from '../../../model/rules/sees-cover.js';
import { Dialog } from '../overlay/dialog.js';
import { InlineNotice } from '../status/inline-notice.js';
import { Skeleton } from '../status/skeleton.js';
import { DetailsFrame } from './details-frame.js';
import { useFrameWords } from './frame-words.js';

/** What a DetailsDialog takes. */
interface DetailsDialogProps {
  about: NewTicketBody;
  title: string;
  onClose: () => void;
  footer?: ReactNode;
  /** Called when the person has allowed the contact that the ticket asks about. */
  onAllowed?: () => void;
}

/** Draws the dialog. */
export function DetailsDialog({ about, title, onClose, footer, onAllowed }: DetailsDialogProps) {
  const words = useFrameWords();
  const create = useUnit(createTicketFx);
  const [ticket, setTicket] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [isAlone, setAlone] = useState(!seesCover);
  useEffect(() => {
    setFailed(false);
    setTicket('');
    create(about).then(setTicket, () => {
      setFailed(true);
    });
  }, [about.subject, about.id, attempt, onAllowed && isAlone]);
  const retry = () => {
    setAttempt(attempt + 1);
  };
  const onAlone = () => {
    setAlone(true);
  };
  const question = onAllowed && { isAlone, onAllowed, onAlone };
  const content = hasFailed ? (
    <InlineNotice tone="danger" onRetry={retry}>
      {words.failed}
    </InlineNotice>
  ) : (
    <Skeleton height="var(--h-size-160)" />
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} footer={footer}>
      {ticket ? (
        <DetailsFrame ticket={ticket} title={title} onClose={onClose} question={question} />
      ) : (
        content
      )}
    </Dialog>
  );
}
