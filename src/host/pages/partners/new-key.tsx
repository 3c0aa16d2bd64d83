/** Making a key: a name and whether it is for the site or for the developer's machine. */
import { useEffect, useState } from 'react';
import { useUnit } from 'effector-react';
import { $partnerKeys, type NewPartnerKey, newKeyForm, newKeyStepUp } from '../../../model/partner/keys.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { ChoiceChips } from '../../../widgets/kit/form/chip-group.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { PlusIcon } from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { StepUpDialog } from '../account/step-up-dialog.js';
import { useAccountForm } from '../account/use-account-form.js';
import { usePartnerWords } from './words.js';
import { cardClass, columnsClass, stackClass } from './styles.js';

/** Draws the form; it empties once the key is there. */
export function NewKey() {
  const text = usePartnerWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(newKeyForm);
  const count = useUnit($partnerKeys)?.length ?? 0;
  const [name, setName] = useState('');
  const [mode, setMode] = useState<NewPartnerKey['mode']>('live');
  useEffect(() => {
    setName('');
  }, [count]);
  return (
    <>
      <StepUpDialog of={newKeyStepUp} />
      <form
        ref={element}
        className={cardClass}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit({ name: name.trim(), mode });
        }}
      >
        <h2>{text.makeKey}</h2>
        {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
        <div className={columnsClass}>
          <Field label={text.keyName} help={text.keyNameHelp} error={faults.name}>
            {(control) => (
              <TextInput
                {...control}
                name="name"
                maxLength={80}
                value={name}
                onText={(typed) => {
                  setName(typed);
                  change('name');
                }}
              />
            )}
          </Field>
          <ChoiceChips
            legend={text.mode}
            options={[
              { value: 'live', label: text.modes.live },
              { value: 'test', label: text.modes.test },
            ]}
            value={mode}
            onValue={setMode}
          />
        </div>
        <div className={stackClass}>
          <Button type="submit" variant="primary" icon={<PlusIcon />} busy={isPending}>
            {text.makeKey}
          </Button>
        </div>
      </form>
    </>
  );
}
