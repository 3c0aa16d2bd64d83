/** The settings of looks and pages of a key, which apply without a change in the page. */
import type { PartnerKey } from '../../../model/partner/keys.js';
import { CheckboxGroup } from '../../../widgets/kit/form/checkbox-group.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { ourBrand } from '../../../widgets/kit/style/tokens.js';
import { usePartnerWords } from './words.js';
import { columnsClass, leadClass, stackClass } from './styles.js';

/** What the fields hold. */
export interface Look {
  hasBrand: boolean;
  brand: string;
  brandDark: string;
  resultsUrl: string;
  listingUrl: string;
}

type Settings = PartnerKey['settings'];

/** Reads the fields out of a key. */
export const lookOf = ({ brand, brandDark, resultsUrl = '', listingUrl = '' }: Settings): Look => ({
  hasBrand: brand !== undefined,
  brand: brand ?? ourBrand,
  brandDark: brandDark ?? brand ?? ourBrand,
  resultsUrl,
  listingUrl,
});

/** Returns the settings to be saved; an empty field is not set. */
export const lookSettings = ({ hasBrand, brand, brandDark, resultsUrl, listingUrl }: Look): Settings => ({
  ...(hasBrand && { brand, brandDark }),
  ...(resultsUrl.trim() && { resultsUrl: resultsUrl.trim() }),
  ...(listingUrl.trim() && { listingUrl: listingUrl.trim() }),
});

/** What LookSettings takes. */
interface LookSettingsProps {
  look: Look;
  faults: Readonly<Partial<Record<'resultsUrl' | 'listingUrl', string>>>;
  change: (part: Partial<Look>) => void;
}

/** Draws the fields. */
export function LookSettings({ look, faults, change }: LookSettingsProps) {
  const text = usePartnerWords();
  return (
    <div className={stackClass}>
      <CheckboxGroup
        legend={text.look}
        options={[{ value: 'own', label: text.ownColour }]}
        values={look.hasBrand ? ['own'] : []}
        onValues={(values) => {
          change({ hasBrand: values.length > 0 });
        }}
      />
      <p className={leadClass}>{text.lookHelp}</p>
      <div className={columnsClass}>
        {look.hasBrand
          ? (['brand', 'brandDark'] as const).map((name) => (
              <Field key={name} label={text[name]}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="color"
                    value={look[name]}
                    onText={(colour) => {
                      change({ [name]: colour });
                    }}
                  />
                )}
              </Field>
            ))
          : null}
        {(['resultsUrl', 'listingUrl'] as const).map((name) => (
          <Field key={name} label={text[name]} hint={text.optional} help={text.urlHelp} error={faults[name]}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={300}
                value={look[name]}
                onText={(typed) => {
                  change({ [name]: typed });
                }}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}
