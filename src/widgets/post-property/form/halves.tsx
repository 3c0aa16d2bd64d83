/** The second screen as two short steps: photos, then what else there is to say (S-910). */
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { submitRequested } from '../../../model/posting/entry.js';
import { isClean, validated } from '../../../model/posting/posting-state.js';
import { Button } from '../../kit/button/button.js';
import { css } from '../../kit/style/sheet.js';
import { MediaSection } from '../media/media-section.js';
import { MoreFacts } from '../more-facts/more-facts.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';
import { isPreparing } from './action-bar.js';
import { useForm } from './form-context.js';
import { FormSections } from './form-sections.js';

const half = css`
  display: contents;
  &[hidden] {
    display: none;
  }
`;

/** Offers to send the form right after the photos, where nothing that must be said is among the extras. */
function SubmitNow() {
  const words = usePostPropertyWords();
  const { place, posting } = useForm();
  const submit = useUnit(submitRequested);
  const { mode } = posting.name;
  if (posting.stage === 'sending' || !isClean(validated(posting, 2, []))) return null;
  return (
    <div className={`${styles.note} ${styles.notice}`}>
      {words.enough[mode]}
      <Button
        size="small"
        busy={isPreparing(posting)}
        onClick={() => {
          submit({ place });
        }}
      >
        {mode === 'edit' ? words.save : words.submit}
      </Button>
    </div>
  );
}

/** Draws the halves; the hidden one stays, so that files dropped anywhere on the form are taken. */
export function Halves({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { part } = useForm();
  return (
    <>
      <div className={half} hidden={part !== 'photos'}>
        <MediaSection form={form} />
        {part === 'photos' ? <SubmitNow /> : null}
      </div>
      <div className={half} hidden={part !== 'extras'}>
        <FormSections />
        <MoreFacts />
      </div>
    </>
  );
}
