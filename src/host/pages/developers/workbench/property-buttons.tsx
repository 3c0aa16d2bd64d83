/** The properties that only a script sets, each with a button that sets an example. */
import type { WidgetElement } from 'virtual:page-developers/workbench';
import { filtersFromUrl } from '../../../../model/rules/filter-url.js';
import { Button } from '../../../../widgets/kit/button/button.js';
import { sampleListings } from '../../../kit/sample-listings.js';
import { texts } from '../texts.js';
import { Described } from './described.js';
import { rowClass, stackClass } from './styles.js';

/** A value to try a property with, and the attributes that it needs beside it. */
export interface PropertySample {
  /** Makes the value; what posting alone knows is loaded for it. */
  readonly value: () => unknown;
  readonly beside: Readonly<Record<string, string>>;
}

/** Holds one for each property of each widget; a test holds them against the reference. */
export const propertySamples: Readonly<Record<string, PropertySample>> = {
  'housing-listing-detail listing': {
    value: () => sampleListings.sell,
    beside: { kind: 'sell', preview: '' },
  },
  // Pictures that have no address yet; none of the sample's is such a one.
  'housing-listing-detail files': { value: () => ({}), beside: { kind: 'sell', preview: '' } },
  'housing-post-property copy': { value: () => sampleListings.sell, beside: { kind: 'sell' } },
  'housing-post-property listing': {
    value: () => sampleListings.sell,
    beside: { kind: 'sell', mode: 'edit' },
  },
  'housing-post-property data': {
    value: async () =>
      (await import('../../../../model/posting/entry.js')).valuesOf('sell', sampleListings.sell),
    beside: { kind: 'sell', step: '2' },
  },
  'housing-results address': { value: () => filtersFromUrl('tab=Rent&city=Pune'), beside: {} },
};

/** What PropertyButtons takes. */
interface PropertyButtonsProps {
  element: WidgetElement;
  /** Hears the value of a property and the attributes beside it. */
  onSample: (name: string, value: unknown, beside: PropertySample['beside']) => void;
}

/** Draws them; nothing where a widget has none. */
export function PropertyButtons({ element, onSample }: PropertyButtonsProps) {
  const { tag, properties } = element;
  if (properties.length === 0) return null;
  return (
    <div className={stackClass}>
      <h2>{texts.properties}</h2>
      <ul className={stackClass}>
        {properties.map(({ name, description }) => (
          <li key={name} className={stackClass}>
            <p>
              <code>{name}</code> <Described text={description} />
            </p>
            <div className={rowClass}>
              <Button
                onClick={() => {
                  const sample = propertySamples[`${tag} ${name}`];
                  if (!sample) return;
                  Promise.resolve(sample.value()).then(
                    (value) => {
                      onSample(name, value, sample.beside);
                    },
                    () => undefined,
                  );
                }}
              >
                {texts.setProperty(name)}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
