/** One key: its origins, its settings, and revoking it. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { keyForm, type PartnerKey, partnerKeyEndRequested } from '../../../model/partner/keys.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { CheckboxGroup } from '../../../widgets/kit/form/checkbox-group.js';
import { ChipGroup } from '../../../widgets/kit/form/chip-group.js';
import { controlClass } from '../../../widgets/kit/form/control-style.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TrashIcon } from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { useAccountForm } from '../account/use-account-form.js';
import { type Look, lookOf, LookSettings, lookSettings } from './look-settings.js';
import { usePartnerWords } from './words.js';
import { areaClass, columnsClass, rowClass, stackClass } from './styles.js';

type Widget = NonNullable<PartnerKey['settings']['widgets']>[number];
const widgets: readonly Widget[] = ['search-box', 'results', 'listing-detail', 'post-property', 'manage'];

interface Draft {
  origins: string;
  mine: boolean;
  city: string;
  project: string;
  widgets: readonly Widget[];
  look: Look;
}

const draftOf = ({ origins, settings }: PartnerKey): Draft => ({
  origins: origins.join('\n'),
  mine: settings.locked?.mine ?? false,
  city: settings.locked?.city ?? '',
  project: settings.locked?.project ?? '',
  widgets: settings.widgets ?? widgets,
  look: lookOf(settings),
});

const changeOf = (partner: PartnerKey, draft: Draft) => ({
  key: partner.key,
  origins: draft.origins.split(/[\s,]+/).filter(Boolean),
  settings: {
    ...lookSettings(draft.look),
    locked: {
      ...(draft.mine && { mine: true }),
      ...(draft.city.trim() && { city: draft.city.trim() }),
      ...(draft.project.trim() && { project: draft.project.trim() }),
    },
    widgets: [...draft.widgets],
  },
});

function Ending({ partner }: { partner: PartnerKey }) {
  const text = usePartnerWords();
  const end = useUnit(partnerKeyEndRequested);
  const [isAsked, setIsAsked] = useState(false);
  if (!isAsked)
    return (
      <Button
        icon={<TrashIcon />}
        onClick={() => {
          setIsAsked(true);
        }}
      >
        {text.end}
      </Button>
    );
  return (
    <div className={rowClass} role="alert">
      <span>{text.endSure}</span>
      <Button
        variant="danger"
        onClick={() => {
          end(partner.key);
        }}
      >
        {text.end}
      </Button>
      <Button
        onClick={() => {
          setIsAsked(false);
        }}
      >
        {text.keep}
      </Button>
    </div>
  );
}

function Locks({ draft, change }: { draft: Draft; change: (part: Partial<Draft>) => void }) {
  const text = usePartnerWords();
  return (
    <div className={stackClass}>
      <CheckboxGroup
        legend={text.show}
        options={[{ value: 'mine', label: text.mine }]}
        values={draft.mine ? ['mine'] : []}
        onValues={(values) => {
          change({ mine: values.length > 0 });
        }}
      />
      {(['city', 'project'] as const).map((name) => (
        <Field key={name} label={text[name]} hint={text.optional}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={name === 'city' ? 60 : 120}
              value={draft[name]}
              onText={(typed) => {
                change({ [name]: typed });
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

/** Draws the settings of a key with their buttons. */
export function KeySettings({ partner }: { partner: PartnerKey }) {
  const text = usePartnerWords();
  const { element, faults, failure, isPending, submit, change: touched } = useAccountForm(keyForm);
  const [draft, setDraft] = useState(() => draftOf(partner));
  const change = (part: Partial<Draft>): void => {
    setDraft({ ...draft, ...part });
    for (const name of ['origins', 'resultsUrl', 'listingUrl'] as const) touched(name);
  };
  return (
    <form
      ref={element}
      className={stackClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(changeOf(partner, draft));
      }}
    >
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <div className={columnsClass}>
        <Field
          label={text.origins}
          help={partner.mode === 'test' ? `${text.originsHelp} ${text.testHelp}` : text.originsHelp}
          error={faults.origins}
        >
          {(control) => (
            <textarea
              {...control}
              className={`${controlClass} ${areaClass}`}
              name="origins"
              rows={4}
              spellCheck={false}
              autoCapitalize="off"
              value={draft.origins}
              onChange={(event) => {
                change({ origins: event.currentTarget.value });
              }}
            />
          )}
        </Field>
        <Locks draft={draft} change={change} />
      </div>
      <ChipGroup
        legend={text.widgets}
        options={widgets.map((value) => ({ value, label: text.widgetNames[value] }))}
        values={draft.widgets}
        onValues={(chosen) => {
          change({ widgets: chosen });
        }}
      />
      <LookSettings
        look={draft.look}
        faults={faults}
        change={(part) => {
          change({ look: { ...draft.look, ...part } });
        }}
      />
      <div className={rowClass}>
        <Button type="submit" variant="primary" busy={isPending}>
          {text.save}
        </Button>
        <Ending partner={partner} />
      </div>
    </form>
  );
}
