/** Uploading many listings: kind, template, file, a report row by row, and only then the import. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import {
  $bulkFailure,
  $bulkFile,
  $bulkReport,
  $isBulkPending,
  bulkConfirmed,
  bulkFileChosen,
  bulkOpened,
} from '../../../model/manage/bulk.js';
import type { ListingKind } from '../../../model/index.js';
import { listingKinds } from '../../../model/rules/kinds.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { Field } from '../../kit/form/field.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { Select } from '../../kit/form/select.js';
import { css } from '../../kit/style/sheet.js';
import { TextInput } from '../../kit/form/text-input.js';
import { useOwnLinks } from '../settings.js';
import { useManageWords } from '../words.js';
import { BulkTable } from './bulk-table.js';
import { useManageDialogWords } from '../dialog-words.js';

const steps = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  justify-items: start;
  & > div {
    width: 100%;
  }
  & input[type="file"] {
    width: 100%;
    min-width: 0;
    padding: var(--h-space-3);
    border: 1px dashed var(--h-border-strong);
    border-radius: var(--h-radius);
  }
  & ::file-selector-button {
    min-height: var(--h-size-36);
    margin-inline-end: var(--h-space-3);
    padding-inline: var(--h-space-3);
    border: 1px solid var(--h-border-strong);
    border-radius: var(--h-radius);
    background: var(--h-surface);
    color: var(--h-text);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
`;

/** Files the server reads. */
const accepted = '.csv,.tsv,.xlsx,.json';

function ChooseFile() {
  const words = useManageDialogWords();
  const { kinds, kind: kindName } = useManageWords();
  const links = useOwnLinks();
  const choose = useUnit(bulkFileChosen);
  const [kind, setKind] = useState<ListingKind>('sell');
  const [city, setCity] = useState('');
  return (
    <>
      <Field label={kindName}>
        {(control) => (
          <Select
            {...control}
            options={listingKinds.map((value) => ({ value, label: kinds[value] }))}
            value={kind}
            onValue={(value) => {
              if (value) setKind(value);
            }}
          />
        )}
      </Field>
      <ButtonLink href={links.template(kind)} download="">
        {words.template}
      </ButtonLink>
      <Field label={words.city} hint={words.optional} help={words.cityHelp}>
        {(control) => <TextInput {...control} maxLength={60} value={city} onText={setCity} />}
      </Field>
      <Field label={words.file} help={words.fileHelp}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept={accepted}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) choose({ file, kind, city });
              // So that the same file, corrected, may be chosen again.
              event.currentTarget.value = '';
            }}
          />
        )}
      </Field>
    </>
  );
}

function Report() {
  const words = useManageDialogWords();
  const report = useUnit($bulkReport);
  const file = useUnit($bulkFile);
  if (!report) return null;
  const { counts, saved, unusedColumns } = report;
  return (
    <>
      <InlineNotice tone={saved ? 'success' : counts.refused > 0 ? 'danger' : 'info'}>
        <b>{file?.file.name}</b> {saved ? words.imported(counts) : words.checked(counts)}
      </InlineNotice>
      {unusedColumns.length > 0 ? <p>{words.unused(unusedColumns.join(', '))}</p> : null}
      <BulkTable rows={report.rows} />
    </>
  );
}

function Footer({ onClose }: { onClose: () => void }) {
  const words = useManageDialogWords();
  const { report, isPending, ...send } = useUnit({
    report: $bulkReport,
    isPending: $isBulkPending,
    confirm: bulkConfirmed,
    again: bulkOpened,
  });
  if (!report) return null;
  const ready = report.counts.new + report.counts.update;
  if (report.saved)
    return (
      <Button variant="primary" onClick={onClose}>
        {words.done}
      </Button>
    );
  return (
    <>
      <Button
        onClick={() => {
          send.again();
        }}
      >
        {words.otherFile}
      </Button>
      <Button
        variant="primary"
        busy={isPending}
        disabled={ready === 0}
        onClick={() => {
          send.confirm();
        }}
      >
        {words.importThem(ready)}
      </Button>
    </>
  );
}

/** Draws the dialog. */
export function BulkDialog({ onClose }: { onClose: () => void }) {
  const words = useManageDialogWords();
  const { report, failure, isPending, open } = useUnit({
    report: $bulkReport,
    failure: $bulkFailure,
    isPending: $isBulkPending,
    open: bulkOpened,
  });
  useEffect(() => {
    open();
  }, [open]);
  return (
    <Dialog
      isOpen
      size="wide"
      title={words.upload}
      onClose={onClose}
      footer={report ? <Footer onClose={onClose} /> : null}
    >
      <div className={steps}>
        {report ? null : <p>{words.uploadText}</p>}
        {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
        {isPending ? <InlineNotice>{words.reading}</InlineNotice> : null}
        {report ? <Report /> : <ChooseFile />}
      </div>
    </Dialog>
  );
}
