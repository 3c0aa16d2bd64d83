/** The key facts as a grid with icons; what the listing does not say is a dash (S-159, S-162 to S-168). */
import { dash } from '../../../model/rules/numbers.js';
import type { ListingView } from '../../../model/rules/listing-view-type.js';
import { factStyles as styles } from '../fact-styles.js';
import { iconOf } from '../fields/field-icons.js';
import { fieldTexts } from '../fields/field-texts.js';
import { fieldsByKind } from '../fields/fields-by-kind.js';
import { useTongue } from '../fields/tongue.js';
import type { LaterParts } from '../later/later-parts.js';

/** Draws the grid; with the later parts, the terms that need it are explained. */
export function Overview({ view, later }: { view: ListingView; later?: LaterParts | undefined }) {
  const tongue = useTongue();
  return (
    <dl className={styles.facts}>
      {fieldsByKind[view.listingType].overview.map((name) => {
        const Icon = iconOf(name);
        const term = tongue.words.fields[name];
        return (
          <div key={name}>
            <Icon />
            <dt>
              {term}
              {later && (name === 'carpetArea' || name === 'superArea') ? (
                <later.Help topic={name} term={term} />
              ) : null}
            </dt>
            <dd>{fieldTexts[name](view, tongue) || dash}</dd>
          </div>
        );
      })}
    </dl>
  );
}
