/** The head of the form: the kinds with the current one highlighted, the title, the steps by name (S-232). */
import type { ListingKind } from '../../../model/index.js';
import type { Posting } from '../../../model/posting/entry.js';
import type { Part } from './form-context.js';
import { VisuallyHidden } from '../../kit/layout/visually-hidden.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';

/** The kinds in the order of the category bar (S-232). */
const order: readonly ListingKind[] = ['sell', 'rent', 'pg', 'plot', 'commercial'];

/** Draws the category bar. */
export function Categories({ kind, onKind }: { kind: ListingKind; onKind: (kind: ListingKind) => void }) {
  const words = usePostPropertyWords();
  return (
    <nav className={styles.categories} aria-label={words.categories}>
      <ul>
        {order.map((one) => (
          <li key={one}>
            <button
              type="button"
              aria-current={one === kind ? 'page' : undefined}
              onClick={() => {
                if (one !== kind) onKind(one);
              }}
            >
              {words.category[one]}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What a FormHead takes. */
interface FormHeadProps extends Pick<Posting, 'step'> {
  name: Pick<Posting['name'], 'listingType' | 'mode'>;
  part: Part;
}

/** Draws title and steps: three short ones on the two screens of a form (S-230); they are there before it is. */
export function FormHead({ name, step, part }: FormHeadProps) {
  const words = usePostPropertyWords();
  const current = step === 2 && part === 'extras' ? 3 : step;
  const titles = name.mode === 'edit' ? words.edits : words.titles;
  return (
    <>
      <h2 tabIndex={-1} data-heading>
        {titles[name.listingType]}
      </h2>
      <ol className={styles.steps} aria-label={words.steps}>
        {([1, 2, 3] as const).map((one) => (
          <li
            key={one}
            aria-current={one === current ? 'step' : undefined}
            data-state={one < current ? 'done' : undefined}
          >
            <b aria-hidden="true">{one}</b>
            <VisuallyHidden>{words.stepOf(one)}</VisuallyHidden>
            {words.step[one]}
          </li>
        ))}
      </ol>
    </>
  );
}
