/** The tools beside Post Property: the bin, when it is not empty, and uploading a file. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $bin, $busyItems, type BinnedListing, restoreListingFx } from '../../../model/manage/entry.js';
import { Button } from '../../kit/button/button.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { formatDate } from '../../kit/language/format.js';
import { TrashIcon } from '../../kit/icons/icons.js';
import { useLocale } from '../../kit/language/locale.js';
import { css } from '../../kit/style/sheet.js';
import { AccountButton } from '../account/account-button.js';
import { BulkDialog } from '../bulk/bulk-dialog.js';
import { useManageDialogWords } from '../dialog-words.js';

const list = css`
  display: grid;
  gap: var(--h-space-3);
  margin-top: var(--h-space-4);
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-2) var(--h-space-4);
    align-items: center;
    justify-content: space-between;
    padding-top: var(--h-space-3);
    border-top: 1px solid var(--h-border);
  }
  & small {
    display: block;
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

function Binned({ listing }: { listing: BinnedListing }) {
  const words = useManageDialogWords();
  const locale = useLocale();
  const { busy, restore } = useUnit({ busy: $busyItems, restore: restoreListingFx });
  const { _id: id, propertyId, title, locality, city, goneAt } = listing;
  return (
    <li>
      <span>
        <b>{propertyId}</b> {[title, locality, city].filter(Boolean).join(', ')}
        <small>{words.goneOn(formatDate(goneAt, locale))}</small>
      </span>
      <Button
        size="small"
        busy={busy.includes(id)}
        aria-label={words.restoreOf(propertyId)}
        onClick={() => {
          void restore(id);
        }}
      >
        {words.restore}
      </Button>
    </li>
  );
}

function Bin({ bin }: { bin: readonly BinnedListing[] }) {
  const words = useManageDialogWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        icon={<TrashIcon />}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {words.binCount(bin.length)}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={words.bin}
        onClose={() => {
          setOpen(false);
        }}
      >
        <p>{words.binText}</p>
        <ul className={list}>
          {bin.map((listing) => (
            <Binned key={listing._id} listing={listing} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

/** Draws the tools; a server without a bin has no uploads either. */
export function MoreTools() {
  const words = useManageDialogWords();
  const bin = useUnit($bin);
  const [isUploading, setUploading] = useState(false);
  if (!bin) return <AccountButton />;
  return (
    <>
      <AccountButton />
      {bin.length > 0 ? <Bin bin={bin} /> : null}
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setUploading(true);
        }}
      >
        {words.upload}
      </Button>
      {isUploading ? (
        <BulkDialog
          onClose={() => {
            setUploading(false);
          }}
        />
      ) : null}
    </>
  );
}
