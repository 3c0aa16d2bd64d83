/** The question before a listing is deleted, naming its Property ID (G-14). */
import { useUnit } from 'effector-react';
import {
  $bin,
  $busyItems,
  $pendingDelete,
  deleteCancelled,
  deleteListingFx,
} from '../../../model/manage/entry.js';
import { Button } from '../../kit/button/button.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { TrashIcon } from '../../kit/icons/icons.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { useManageDialogWords } from '../dialog-words.js';

/** Draws the dialog while a deletion is being asked about. */
export function DeleteDialog() {
  const words = useManageDialogWords();
  const headline = useHeadline();
  const { item, bin, busy, ...send } = useUnit({
    item: $pendingDelete,
    bin: $bin,
    busy: $busyItems,
    cancel: deleteCancelled,
    confirm: deleteListingFx,
  });
  if (!item) return null;
  const { propertyId } = item.view;
  return (
    <Dialog
      isOpen
      title={words.deleteTitle(propertyId)}
      onClose={() => {
        send.cancel();
      }}
      footer={
        <>
          <Button
            data-autofocus=""
            onClick={() => {
              send.cancel();
            }}
          >
            {words.keep}
          </Button>
          <Button
            variant="danger"
            icon={<TrashIcon />}
            busy={busy.includes(item.id)}
            onClick={() => {
              void send.confirm();
            }}
          >
            {words.remove}
          </Button>
        </>
      }
    >
      <p>
        <b>{headline(item.view)}</b>
      </p>
      <p>{bin ? words.deleteText(propertyId) : words.deleteForGood(propertyId)}</p>
    </Dialog>
  );
}
