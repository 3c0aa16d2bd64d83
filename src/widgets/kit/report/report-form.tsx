/** The form of a report or complaint, and what the reporter keeps of it. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { reportAddress } from '../../../model/rules/report-address.js';
import {
  type NewReport,
  type ReportReceipt,
  ReportRefusedError,
  sendReportFx,
} from '../../../model/account/entry.js';
import {
  listingReasons,
  needsText,
  type ReportReason,
  reportReasons,
  reportTextLength,
} from '../../../model/rules/report-reasons.js';
import { Button } from '../button/button.js';
import { controlClass } from '../form/control-style.js';
import { Field } from '../form/field.js';
import { Select } from '../form/select.js';
import { TextInput } from '../form/text-input.js';
import { formatDate } from '../language/format.js';
import { useLocale } from '../language/locale.js';
import { InlineNotice } from '../status/inline-notice.js';
import { css } from '../style/sheet.js';
import { useReportWords } from './report-words.js';

const form = css`
  display: grid;
  gap: var(--h-space-4);
  max-width: var(--h-size-560);
  & textarea {
    min-height: var(--h-size-96);
    padding-block: var(--h-space-2);
    resize: vertical;
  }
`;

/** What the form takes; without a listing it asks for one, which a complaint need not have. */
export interface ReportFormProps {
  /** `_id` of the listing. */
  listing?: string | undefined;
  /** What stands in its fields at first. */
  first?: { readonly listing: string; readonly reason: ReportReason | '' };
  /** Address of our site, for the link that tells how the report stands; '' on it. */
  site: string;
}

type Faults = Partial<Record<'listing' | 'reason' | 'text' | 'contact', string>>;

function Receipt({ receipt, site }: { receipt: ReportReceipt; site: string }) {
  const words = useReportWords();
  const locale = useLocale();
  const date = formatDate(Date.parse(receipt.answerBy), locale, 'long');
  return (
    <div className={form} role="status">
      <InlineNotice tone="success">
        <b>{words.thanks}</b> {words.number(receipt.number)}. {words.answerBy(date)}
      </InlineNotice>
      <p>
        <a href={reportAddress(site, receipt)} target="_blank" rel="noopener">
          {words.follow}
        </a>{' '}
        {words.keep}
      </p>
    </div>
  );
}

/** Sends the report; returns the state of it. */
function useReport(listing: string | undefined) {
  const words = useReportWords();
  const { send, isPending } = useUnit({ send: sendReportFx, isPending: sendReportFx.pending });
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState('');
  const [receipt, setReceipt] = useState<ReportReceipt>();

  const submit = (reason: ReportReason | '', given: Omit<NewReport, 'reason'>): void => {
    const about = listing ?? (given.listing || undefined);
    if (reason === '') {
      setFaults({ reason: words.needsReason });
      return;
    }
    if (needsText(reason) && !given.text?.trim()) {
      setFaults({ text: words.needsText });
      return;
    }
    setFaults({});
    setFailure('');
    const { text, contact } = given;
    send({
      reason,
      ...(about && { listing: about }),
      ...(text && { text }),
      ...(contact && { contact }),
    }).then(setReceipt, (error: unknown) => {
      const { fields, said } = error instanceof ReportRefusedError ? error : { fields: {}, said: undefined };
      setFaults(fields);
      if (Object.keys(fields).length === 0) setFailure(said ?? words.failed);
    });
  };
  return { faults, failure, receipt, isPending, submit };
}

/** Draws the form, and the receipt when it was sent. */
export function ReportForm({ listing, site, first }: ReportFormProps) {
  const words = useReportWords();
  const { faults, failure, receipt, isPending, submit } = useReport(listing);
  const [reason, setReason] = useState<ReportReason | ''>(first?.reason ?? '');
  const [text, setText] = useState('');
  const [contact, setContact] = useState('');
  const [about, setAbout] = useState(first?.listing ?? '');
  if (receipt) return <Receipt receipt={receipt} site={site} />;
  const reasons =
    listing === undefined ? [...reportReasons].reverse() : [...listingReasons, 'other' as const];
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(reason, { listing: about.trim(), text: text.trim(), contact: contact.trim() });
      }}
    >
      <Field label={words.reason} error={faults.reason} required>
        {(control) => (
          <Select
            {...control}
            value={reason}
            placeholder={words.choose}
            options={reasons.map((value) => ({ value, label: words.reasons[value] }))}
            onValue={setReason}
          />
        )}
      </Field>
      {listing === undefined ? (
        <Field label={words.listing} hint={words.optional} help={words.listingHelp} error={faults.listing}>
          {(control) => <TextInput {...control} value={about} maxLength={64} onText={setAbout} />}
        </Field>
      ) : null}
      <Field
        label={words.text}
        hint={reason === '' || needsText(reason) ? '' : words.optional}
        help={words.textHelp}
        error={faults.text}
      >
        {(control) => (
          <textarea
            {...control}
            className={controlClass}
            rows={4}
            maxLength={reportTextLength}
            value={text}
            onInput={(event) => {
              setText(event.currentTarget.value);
            }}
          />
        )}
      </Field>
      <Field label={words.contact} hint={words.optional} help={words.contactHelp} error={faults.contact}>
        {(control) => <TextInput {...control} value={contact} maxLength={254} onText={setContact} />}
      </Field>
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <div>
        <Button type="submit" variant="primary" busy={isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
