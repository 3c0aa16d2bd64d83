/** The properties that only a script sets, each with the line that sets it and a button that does it. */
import type { RefObject } from 'react';
import type { WidgetElement } from 'virtual:page-developers/workbench';
import { Button } from '../../../../widgets/kit/button/button.js';
import { sampleListings } from '../../../kit/sample-listings.js';
import { texts } from '../texts.js';
import { Described } from './described.js';
import { rowClass, stackClass } from './styles.js';

/** A value of each property of each widget, to try it with; a test holds it against the reference. */
export const propertySamples: Readonly<Record<string, unknown>> = {
  'housing-listing-detail listing': sampleListings.sell,
  'housing-post-property listing': sampleListings.sell,
  'housing-post-property data': { city: 'Pune', locality: 'Baner' },
  'housing-results address': { tab: 'Rent', filters: { city: 'Pune' } },
};

/** Draws them; nothing where a widget has none. */
export function PropertyButtons({
  place,
  element,
}: {
  place: RefObject<HTMLElement | null>;
  element: WidgetElement;
}) {
  const { tag, properties } = element;
  if (properties.length === 0) return null;
  return (
    <div className={stackClass}>
      <h3>{texts.properties}</h3>
      <ul className={stackClass}>
        {properties.map(({ name, description }) => (
          <li key={name} className={stackClass}>
            <p>
              <code>{name}</code> <Described text={description} />
            </p>
            <div className={rowClass}>
              <Button
                onClick={() => {
                  const widget = place.current?.querySelector(tag);
                  if (widget) Object.assign(widget, { [name]: propertySamples[`${tag} ${name}`] });
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
