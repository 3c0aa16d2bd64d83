/** My Profile: name, e-mail, phone and user type, shown and saved (S-216, S-311 to S-314, S-474). */
import { useUnit } from 'effector-react';
import { type SyntheticEvent, useState } from 'react';
import { $profile, type PersonProfile, profileForm, profileStepUp } from '../../../model/account/profile.js';
import { userTypeOf, userTypes } from '../../../model/rules/user-types.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { routes } from '../../routes.js';
import { useAccountWords } from './words.js';
import { OwnPagePart } from './own-page-part.js';
import { panelFormClass, waitingClass } from './panel-form.js';
import { PhoneInput } from './phone-input.js';
import { PhoneState } from './phone-state.js';
import { RadioCards } from './radio-cards.js';
import { StepUpDialog } from './step-up-dialog.js';
import { useAccountForm } from './use-account-form.js';

/** Tells whether somebody deals in homes, and so may have a number of their own. */
const isProfessional = (usertype: string): boolean =>
  ['Agent', 'Builder'].includes(userTypeOf(usertype) ?? '');

function LoadedForm({ profile }: { profile: PersonProfile }) {
  const text = useAccountWords();
  const locale = useLocale();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(profileForm);
  const [values, setValues] = useState(() => ({
    name: profile.name,
    email: profile.email,
    phone: profile.phone,
    usertype: userTypeOf(profile.usertype) ?? '',
    reraNumber: profile.reraNumber ?? '',
  }));
  const set = (name: keyof typeof values) => (value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    change(name);
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    // A server without such numbers is not sent one that nobody gave.
    const { reraNumber, ...others } = values;
    const isAsked = reraNumber !== (profile.reraNumber ?? '');
    submit({ ...others, ...(isAsked && { reraNumber }), storedName: profile.name });
  };
  return (
    <>
      <StepUpDialog of={profileStepUp} />
      <form ref={element} className={panelFormClass} noValidate onSubmit={send}>
        {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
        <Field label={text.name} error={faults.name}>
          {(control) => (
            <TextInput
              {...control}
              name="name"
              autoComplete="name"
              value={values.name}
              onText={set('name')}
            />
          )}
        </Field>
        <Field label={text.email} error={faults.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              type="email"
              autoComplete="email"
              value={values.email}
              onText={set('email')}
            />
          )}
        </Field>
        <Field
          label={text.phone}
          error={faults.phone}
          help={<PhoneState profile={profile} isChanged={values.phone !== profile.phone} />}
        >
          {(control) => (
            <PhoneInput control={control} name="phone" value={values.phone} onText={set('phone')} />
          )}
        </Field>
        <RadioCards
          legend={text.userType}
          options={userTypes.map((value) => ({ value, label: text.userTypes[value] }))}
          value={userTypeOf(values.usertype) ?? ''}
          onValue={set('usertype')}
          error={faults.usertype}
        />
        {isProfessional(values.usertype) ? (
          <Field
            label={text.ownRera}
            help={
              profile.reraCheckedOn && values.reraNumber === profile.reraNumber
                ? text.ownReraChecked(formatDate(profile.reraCheckedOn, locale))
                : text.ownReraHelp
            }
            error={faults.reraNumber}
          >
            {(control) => (
              <TextInput
                {...control}
                name="reraNumber"
                autoComplete="off"
                maxLength={60}
                value={values.reraNumber}
                onText={set('reraNumber')}
              />
            )}
          </Field>
        ) : null}
        <Button type="submit" variant="primary" busy={isPending}>
          {text.save}
        </Button>
        {profile.usertype === 'Builder' ? (
          <p>
            <a href={routes.projects.path}>{text.projects}</a>
          </p>
        ) : null}
      </form>
      {isProfessional(profile.usertype) ? <OwnPagePart /> : null}
      <p>
        <a href={routes.agency.path}>{text.agency}</a>
      </p>
    </>
  );
}

/** Draws the tab. */
export function ProfileTab() {
  const profile = useUnit($profile);
  return profile ? <LoadedForm profile={profile} /> : <Skeleton className={waitingClass} />;
}
