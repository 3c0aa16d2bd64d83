/** The buttons that lead to the sections of the page, the one being read marked (S-151). */
import { headStyles as styles } from '../headline/headline-styles.js';
import { type SectionName, sectionNames } from './use-sections.js';
import { useListingWords } from '../words.js';

/** What Anchors takes; `hasSimilar` is whether there is a Recommendation to go to. */
export interface AnchorsProps {
  current: SectionName;
  hasSimilar: boolean;
  onGo: (name: SectionName) => void;
  /** Draws the hairline below: not in the bar, which has its own. */
  hasLine?: boolean;
}

/** Draws the anchors. */
export function Anchors({ current, hasSimilar, onGo, hasLine }: AnchorsProps) {
  const words = useListingWords();
  const labels: Record<SectionName, string> = {
    overview: words.overview,
    details: words.moreDetails,
    society: words.society,
    similar: words.recommendation,
  };
  const names = sectionNames.filter((name) => name !== 'similar' || hasSimilar);
  return (
    <nav className={styles.anchors} aria-label={words.sections} data-line={hasLine ? '' : undefined}>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          aria-current={name === current ? 'true' : undefined}
          onClick={() => {
            onGo(name);
          }}
        >
          {labels[name]}
        </button>
      ))}
    </nav>
  );
}
