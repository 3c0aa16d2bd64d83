/** The key facts as a grid with icons; a count the listing does not say is a dash (S-159, S-162 to S-168). */
import { dash } from '../../../model/rules/numbers.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { factStyles as styles } from './fact-styles.js';
import { iconOf } from './field-icons.js';
import { factText } from './field-texts.js';
import { fieldsByKind, isFactShown } from './fields-by-kind.js';
import { useFormatContext } from './format-context.js';
import type { LazyParts } from '../lazy.js';

/** Draws the grid; with the lazy parts, the terms that need it are explained. */
export function Overview({ view, lazy }: { view: ListingView; lazy?: LazyParts | undefined }) {
  const context = useFormatContext();
  return (
    <dl className={styles.facts}>
      {fieldsByKind[view.listingType].overview.map((name) => {
        const Icon = iconOf(name);
        const text = factText(name, view, context);
        if (!isFactShown(name, text)) return null;
        const term = context.words.fields[name];
        return (
          <div key={name}>
            <Icon />
            <dt>
              {term}
              {lazy && (name === 'carpetArea' || name === 'superArea') ? (
                <lazy.Help topic={name} term={term} />
              ) : null}
            </dt>
            <dd>{text || dash}</dd>
          </div>
        );
      })}
    </dl>
  );
}
