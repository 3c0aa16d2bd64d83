/** What a project is called, where it stands and when it is ready. */
import type { ProjectBody } from '../../../model/projects/own-projects.js';
import { cities } from '../../../model/rules/options/cities.js';
import type { ProjectField } from '../../../model/rules/validate/project.js';
import { controlClass } from '../../../widgets/kit/form/control-style.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { useProjectFaults, useProjectFormWords } from './words.js';

/** What a part of the form takes. */
export interface FormPartProps {
  body: ProjectBody;
  faults: Partial<Record<ProjectField, string>>;
  onChange: (part: Partial<ProjectBody>) => void;
}

type TextField = 'name' | 'builder' | 'locality' | 'possession' | 'registerLink';

interface TextProps extends FormPartProps {
  field: TextField;
  type?: 'date' | 'url';
  help?: string;
  most?: number;
}

function Text({ body, faults, onChange, field, type, help, most = 80 }: TextProps) {
  const words = useProjectFormWords();
  const faultOf = useProjectFaults();
  return (
    <Field
      label={words[field]}
      help={help}
      error={faultOf(faults[field])}
      {...(type && { hint: words.optional })}
    >
      {(control) => (
        <TextInput
          {...control}
          type={type ?? 'text'}
          value={body[field]}
          maxLength={most}
          onText={(text) => {
            onChange({ [field]: text });
          }}
        />
      )}
    </Field>
  );
}

/** Draws the part. */
export function Basics(props: FormPartProps) {
  const { body, faults, onChange } = props;
  const words = useProjectFormWords();
  const label = useLabels();
  const faultOf = useProjectFaults();
  return (
    <fieldset>
      <legend>{words.basics}</legend>
      <Text {...props} field="name" />
      <Text {...props} field="builder" />
      <Field label={words.city} error={faultOf(faults.city)}>
        {(control) => (
          <Select
            {...control}
            options={cities.map((value) => ({ value, label: label(value) }))}
            value={cities.find((each) => each === body.city) ?? ''}
            onValue={(city) => {
              onChange({ city });
            }}
          />
        )}
      </Field>
      <Text {...props} field="locality" most={120} />
      <Field label={words.about} help={words.aboutHelp} error={faultOf(faults.about)} hint={words.optional}>
        {(control) => (
          <textarea
            {...control}
            className={controlClass}
            lang=""
            maxLength={2000}
            value={body.about}
            onChange={({ currentTarget }) => {
              onChange({ about: currentTarget.value });
            }}
          />
        )}
      </Field>
      <Text {...props} field="possession" type="date" help={words.possessionHelp} />
      <Text {...props} field="registerLink" type="url" help={words.registerLinkHelp} most={300} />
    </fieldset>
  );
}
