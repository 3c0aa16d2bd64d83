/** The fields of the search box: city, location and, where there is room, property type (S-067 to S-074). */
import type { SearchTab } from '../../model/rules/kinds.js';
import { cities } from '../../model/rules/options/cities.js';
import { propertyTypesByTab } from '../../model/rules/options/property-types.js';
import { Button } from '../kit/button/button.js';
import { Field } from '../kit/form/field.js';
import { SearchIcon } from '../kit/icons/base-icons.js';
import { useLabels } from '../kit/labels/labels.js';
import { Select } from '../kit/form/select.js';
import { LocationBox } from './location-box.js';
import { styles } from './styles.js';
import type { SearchRequest } from '../../model/index.js';
import { useSearchBoxWords } from './words.js';

/** What Fields takes. */
interface FieldsProps {
  request: SearchRequest;
  onChange: (change: Partial<SearchRequest>) => void;
  hasType: boolean;
  isStacked: boolean;
}

const options = (values: readonly string[], label: (value: string) => string) =>
  values.map((value) => ({ value, label: label(value) }));

function TypeField({
  tab,
  value,
  onValue,
}: {
  tab: SearchTab;
  value: string;
  onValue: (value: string) => void;
}) {
  const words = useSearchBoxWords();
  const label = useLabels();
  return (
    <Field label={words.propertyType}>
      {(control) => (
        <Select
          {...control}
          placeholder={words.anyType}
          options={options(propertyTypesByTab[tab], label)}
          value={value}
          onValue={onValue}
        />
      )}
    </Field>
  );
}

/** Draws the fields and the button. */
export function Fields({ request, onChange, hasType, isStacked }: FieldsProps) {
  const words = useSearchBoxWords();
  const label = useLabels();
  const shape = isStacked ? '' : hasType ? styles.row : styles.rowWithoutType;
  return (
    <div className={`${styles.fields} ${shape}`}>
      <Field label={words.city}>
        {(control) => (
          <Select
            {...control}
            placeholder={words.anyCity}
            options={options(cities, label)}
            value={request.city}
            onValue={(city) => {
              onChange({ city });
            }}
          />
        )}
      </Field>
      <Field label={words.location}>
        {(control) => (
          <LocationBox
            control={control}
            tab={request.tab}
            city={request.city}
            value={request.location}
            onText={(location) => {
              onChange({ location });
            }}
          />
        )}
      </Field>
      {hasType ? (
        <TypeField
          tab={request.tab}
          value={request.property}
          onValue={(property) => {
            onChange({ property });
          }}
        />
      ) : null}
      <Button type="submit" variant="primary" icon={<SearchIcon />}>
        {words.searchButton}
      </Button>
    </div>
  );
}
