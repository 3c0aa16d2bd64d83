/** The fields of one step in their sections, as the table of forms has them. */
import { isShown, postingForms, type Section, type SectionName } from '../../../model/posting/entry.js';
import { useForm } from './form-context.js';
import { styles } from '../styles.js';
import { fieldTitle, usePostPropertyWords } from '../words.js';
import { FieldControl } from '../fields/field-control.js';

/** Further facts come folded, with the photos. */
type DrawnSection = Exclude<SectionName, 'more'>;

/** Sections all of whose fields may stay empty say so once, in their heading. */
const freeSections: readonly SectionName[] = ['features', 'amenities', 'about'];

function FormSection({ name, fields }: Section & { name: DrawnSection }) {
  const words = usePostPropertyWords();
  const { posting } = useForm();
  const title = words.sections[name];
  const isFree = freeSections.includes(name);
  const asked = fields.filter((field) => isShown(posting.name.listingType, field.name, posting.values));
  return (
    <section className={styles.section} aria-label={title || undefined}>
      {title ? (
        <h3>
          {title}
          {isFree ? <span> {words.optional}</span> : null}
        </h3>
      ) : null}
      {asked.map((field) => (
        <FieldControl
          key={`${field.name} ${field.label ?? ''}`}
          field={field}
          label={fieldTitle(words, field.label ?? field.name)}
          isHinted={!isFree}
        />
      ))}
    </section>
  );
}

/** Draws the sections of the step on show. */
export function FormSections() {
  const { posting } = useForm();
  const { basics, details } = postingForms[posting.name.listingType];
  return (posting.step === 1 ? basics : details).map(({ name, fields }) =>
    name === 'more' ? null : <FormSection key={name} name={name} fields={fields} />,
  );
}
