/** The facts that people filter by, folded: nobody has to answer them (S-716). */
import { postingForms, textIn } from '../../../model/posting/entry.js';
import { isMoreFact } from '../../../model/rules/listing/more-facts.js';
import { Accordion } from '../../kit/layout/accordion.js';
import { useMoreFactsWords } from '../../kit/more-facts/words.js';
import { FieldControl } from '../fields/field-control.js';
import { useForm } from '../form/form-context.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';

/** Draws the section; it opens by itself where something was told, or something told is wrong. */
export function MoreFacts() {
  const words = useMoreFactsWords();
  const { optional } = usePostPropertyWords();
  const { posting } = useForm();
  const section = postingForms[posting.name.listingType].details.find(({ name }) => name === 'more');
  const fields = section?.fields ?? [];
  const isWrong = fields.some(({ name }) => posting.faults[name]);
  const isTold = fields.some(({ name }) => textIn(posting.values, name) !== '');
  const title = (
    <span>
      {words.title} <span className={styles.note}>{optional}</span>
    </span>
  );
  return (
    <Accordion title={title} startsOpen={isWrong || isTold} mustOpen={isWrong} isLazy>
      <div className={styles.section}>
        <p className={styles.note}>{words.help}</p>
        {fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            label={isMoreFact(field.name) ? words.fields[field.name] : ''}
            isHinted={false}
          />
        ))}
      </div>
    </Accordion>
  );
}
