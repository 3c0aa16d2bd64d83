/** The key facts as a grid with icons; what the listing does not say is a dash (S-159, S-162 to S-168). */
import { dash } from '../../../model/rules/numbers.js';
import type { ListingView } from '../../../model/rules/listing-view-type.js';
import { factStyles as styles } from '../fact-styles.js';
import { iconOf } from '../fields/field-icons.js';
import { fieldTexts } from '../fields/field-texts.js';
import { fieldsByKind } from '../fields/fields-by-kind.js';
import { useTongue } from '../fields/tongue.js';

/** Draws the grid. */
export function Overview({ view }: { view: ListingView }) {
  const tongue = useTongue();
  return (
    <dl className={styles.facts}>
      {fieldsByKind[view.listingType].overview.map((name) => {
        const Icon = iconOf(name);
        return (
          <div key={name}>
            <Icon />
            <dt>{tongue.words.fields[name]}</dt>
            <dd>{fieldTexts[name](view, tongue) || dash}</dd>
          </div>
        );
      })}
    </dl>
  );
}
