/** Whom the bill of coins is on: the state of the buyer, and the tax number of a business. */
import { useEffect, useState } from 'react';
import { gstStates, readGstin } from '../../../model/rules/gst.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useBuyingWords } from './buying-words.js';

const form = css`
  & > summary {
    min-height: var(--h-size-24);
    font-weight: 600;
    cursor: pointer;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--h-size-240)), 1fr));
    gap: var(--h-space-4);
    max-width: var(--h-size-560);
    padding-block-start: var(--h-space-3);
  }
`;

/** What an order says of its buyer; undefined while the tax number is not right. */
export interface Bill {
  readonly gstin: string;
  readonly state: string;
}

/** The bill of a person who names no state: it is that of the seller. */
export const plainBill: Bill = { gstin: '', state: '' };

/** Draws the form, folded: most buyers are people of the market's state. */
export function BillForm({ onBill }: { onBill: (bill: Bill | undefined) => void }) {
  const text = useBuyingWords().bill;
  const [{ gstin, state }, setBill] = useState(plainBill);
  const read = gstin.trim() === '' ? '' : readGstin(gstin);
  const place = read ? read.slice(0, 2) : state;
  useEffect(() => {
    onBill(read === undefined ? undefined : { gstin: read, state: place });
  }, [read, place, onBill]);
  const states = Object.entries(gstStates).map(([value, name]) => ({
    value,
    label: text.states[value] ?? name,
  }));
  return (
    <details className={form}>
      <summary>{text.title}</summary>
      <div>
        <Field
          label={text.gstin}
          help={text.gstinHelp}
          error={read === undefined ? text.gstinWrong : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              value={gstin}
              maxLength={20}
              autoComplete="off"
              onText={(typed) => {
                setBill({ gstin: typed.toUpperCase(), state });
              }}
            />
          )}
        </Field>
        <Field label={text.state} help={read ? text.stateOfGstin : text.stateHelp}>
          {(control) => (
            <Select
              {...control}
              value={place}
              disabled={Boolean(read)}
              options={[{ value: '', label: text.stateUsual }, ...states]}
              onValue={(chosen) => {
                setBill({ gstin, state: chosen });
              }}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
