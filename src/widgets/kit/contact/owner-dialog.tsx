/** Owner Information in a dialog (S-113, S-158); on a partner's page the details stand in a frame of ours. */
import type { ContactStage } from '../../../model/contact/contact.js';
import { Dialog } from '../overlay/dialog.js';
import { DetailsFrame } from '../partner/details-frame.js';
import { OwnerDetails } from './owner-details.js';
import { useCopy } from './use-copy.js';
import { useContactWords } from './contact-words.js';

/** Is what an OwnerDialog takes. */
interface OwnerDialogProps {
  stage: Extract<ContactStage, { step: 'owner' }>;
  onClose: () => void;
}

/** Draws the dialog. */
export function OwnerDialog({ stage, onClose }: OwnerDialogProps) {
  const words = useContactWords();
  const copy = useCopy();
  const { owner } = stage;
  const { propertyId, title } = stage.ask.target;
  const about = { id: propertyId, title };
  return (
    <Dialog isOpen onClose={onClose} title={words.ownerTitle}>
      {owner.ticket ? (
        <DetailsFrame ticket={owner.ticket} about={about} title={words.ownerTitle} onClose={onClose} />
      ) : (
        <OwnerDetails owner={owner} about={about} copy={copy} />
      )}
    </Dialog>
  );
}
