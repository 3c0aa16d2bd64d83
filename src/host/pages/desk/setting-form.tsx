/** The form of one setting: its entries with their fields, added, moved and removed, and the reason of the change. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import type { MarketSetting, MarketSettingName } from '../../../model/desk/market-settings.js';
import {
  draftOf,
  type EntryDraft,
  type EntryField,
  entryFields,
  entryOf,
  mostEntries,
} from '../../../model/desk/setting-draft.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { CheckboxGroup } from '../../../widgets/kit/form/checkbox-group.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { PlusIcon } from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useAccountForm } from '../account/use-account-form.js';
import { useSettingWords } from './setting-words.js';
import { styles } from './styles.js';
import { useDeskRefusals, useDeskWords } from './words.js';

const [shortestReason, longestReason] = [3, 500];
const addresses: readonly string[] = ['image', 'logo', 'link'];

interface EntryFieldProps {
  field: EntryField;
  value: string | boolean;
  fault: string | undefined;
  onValue: (value: string | boolean) => void;
}

function EntryInput({ field: { name, type, isOptional }, value, fault, onValue }: EntryFieldProps) {
  const words = useSettingWords();
  const refusal = useDeskRefusals();
  const label = words.fields[name];
  if (type === 'yes-no')
    return (
      <CheckboxGroup
        legend={label}
        hideLegend
        options={[{ value: 'yes', label }]}
        values={value === true ? ['yes'] : []}
        onValues={(values) => {
          onValue(values.length > 0);
        }}
      />
    );
  const help = name === 'link' ? words.linkHelp : addresses.includes(name) ? words.pictureHelp : undefined;
  const language = /^translations\.(\w+)/.exec(name)?.[1];
  return (
    <Field label={label} help={help} error={refusal(fault)} required={!isOptional && name !== 'reraNumber'}>
      {(control) => (
        <TextInput
          {...control}
          {...(language && { lang: language })}
          value={String(value)}
          maxLength={500}
          inputMode={type === 'number' ? 'decimal' : undefined}
          onText={onValue}
        />
      )}
    </Field>
  );
}

/** The entries under edit, and what is done to them. */
const useDrafts = ({ name, entries }: MarketSetting) => {
  // What is wrong is known by the place of its entry.
  const forgetFaults = useUnit(decisionForm.opened);
  const [drafts, setDrafts] = useState<readonly EntryDraft[]>(() =>
    entries.map((entry, at) => draftOf(name, entry, at)),
  );
  const [next, setNext] = useState(entries.length);
  return {
    drafts,
    change: (id: number, field: EntryField['name'], value: string | boolean): void => {
      setDrafts((before) =>
        before.map((draft) =>
          draft.id === id ? { ...draft, values: { ...draft.values, [field]: value } } : draft,
        ),
      );
    },
    add: (): void => {
      setDrafts((before) => [...before, draftOf(name, {}, next)]);
      setNext(next + 1);
      forgetFaults();
    },
    remove: (id: number): void => {
      setDrafts((before) => before.filter((draft) => draft.id !== id));
      forgetFaults();
    },
    moveUp: (at: number): void => {
      setDrafts((before) => {
        const [one, other] = [before[at - 1], before[at]];
        return one && other ? [...before.slice(0, at - 1), other, one, ...before.slice(at + 1)] : before;
      });
      forgetFaults();
    },
  };
};

interface EntryProps {
  setting: MarketSettingName;
  draft: EntryDraft;
  at: number;
  faults: Readonly<Record<string, string | undefined>>;
  onValue: (field: EntryField['name'], value: string | boolean) => void;
  /** Left out where the entries are what they are. */
  onRemove?: () => void;
  onUp?: () => void;
}

function Entry({ setting, draft, at, faults, onValue, onRemove, onUp }: EntryProps) {
  const words = useSettingWords();
  const { values, rest } = draft;
  const named = values.title || values.name || values.bank;
  const entry = words.surfaces[String(rest.surface)] ?? words.entry(at + 1);
  return (
    <fieldset className={styles.entry}>
      <legend>
        {entry}
        {named ? (
          <>
            : <span lang="">{named}</span>
          </>
        ) : null}
      </legend>
      {entryFields[setting].map((field) => (
        <EntryInput
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          fault={faults[`${String(at)}.${field.name}`]}
          onValue={(value) => {
            onValue(field.name, value);
          }}
        />
      ))}
      {onRemove ? (
        <div className={styles.acts}>
          {onUp ? (
            <Button size="small" aria-label={words.moveUp(entry)} onClick={onUp}>
              {words.up}
            </Button>
          ) : null}
          <Button size="small" variant="danger" aria-label={words.removeEntry(entry)} onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      ) : null}
    </fieldset>
  );
}

/** Draws the form. */
export function SettingForm({ setting, onClose }: { setting: MarketSetting; onClose: () => void }) {
  const words = useSettingWords();
  const desk = useDeskWords();
  const refusal = useDeskRefusals();
  const { name, version } = setting;
  const { element, faults, failure, isPending, submit, change: clear } = useAccountForm(decisionForm);
  const { drafts, change, add, remove, moveUp } = useDrafts(setting);
  const [reason, setReason] = useState('');
  const isFixed = name === 'coin-prices';
  const canSend = reason.trim().length >= shortestReason;
  const said = refusal(failure || faults.entries);
  return (
    <form
      ref={element}
      className={styles.card}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const entries = drafts.map((draft) => entryOf(name, draft));
        if (canSend) submit({ about: 'setting', name, body: { entries, version, reason: reason.trim() } });
      }}
    >
      <h2 tabIndex={-1} ref={focusOnce}>
        {words.names[name]}
      </h2>
      {drafts.map((draft, at) => (
        <Entry
          key={draft.id}
          {...{ setting: name, draft, at, faults }}
          onValue={(field, value) => {
            change(draft.id, field, value);
            clear(`${String(at)}.${field}`);
          }}
          {...(!isFixed && {
            onRemove: () => {
              remove(draft.id);
            },
          })}
          {...(at > 0 && {
            onUp: () => {
              moveUp(at);
            },
          })}
        />
      ))}
      {isFixed || drafts.length >= mostEntries ? null : (
        <div>
          <Button size="small" icon={<PlusIcon />} onClick={add}>
            {words.add}
          </Button>
        </div>
      )}
      <Field label={desk.reason} help={`${desk.reasonHelp} ${words.recordHelp}`} required>
        {(control) => <TextInput {...control} value={reason} maxLength={longestReason} onText={setReason} />}
      </Field>
      {said ? <InlineNotice tone="danger">{said}</InlineNotice> : null}
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={isPending} disabled={!canSend}>
          {words.save}
        </Button>
        <Button onClick={onClose}>{desk.cancel}</Button>
      </div>
    </form>
  );
}

/** The form comes in place of the button that was pressed, so the focus goes to its heading. */
function focusOnce(heading: HTMLElement | null): void {
  heading?.focus();
}
