/** The Location box: places split by commas, the last one suggested while it is typed (S-068, C-53). */
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $suggestions, placeTyped } from '../../model/index.js';
import { kindOfTab, type SearchTab } from '../../model/rules/kinds.js';
import { Combobox } from '../kit/form/combobox.js';
import type { ControlProps } from '../kit/form/field.js';
import { MapPinIcon } from '../kit/icons/base-icons.js';
import { useLocale } from '../kit/language/locale.js';
import { useSearchBoxWords } from './words.js';

/** What a LocationBox takes. */
interface LocationBoxProps {
  control: ControlProps;
  tab: SearchTab;
  city: string;
  value: string;
  onText: (text: string) => void;
}

const splitLast = (text: string): [before: string, last: string] => {
  const at = text.lastIndexOf(',') + 1;
  return [text.slice(0, at), text.slice(at).trim()];
};

/** Draws the box; any text is taken, a suggestion fills in the place that is being typed. */
export function LocationBox({ control, tab, city, value, onText }: LocationBoxProps) {
  const words = useSearchBoxWords();
  const locale = useLocale();
  const box = useId();
  const { suggestions, type } = useUnit({ suggestions: $suggestions, type: placeTyped });
  const [before, last] = splitLast(value);
  const ask = (text: string) => {
    type({ box, text: splitLast(text)[1], city, listingType: kindOfTab(tab) });
  };
  // A place that has just been chosen is not suggested again.
  const places = (suggestions[box]?.places ?? []).filter(({ name }) => name !== last);
  return (
    <Combobox
      {...control}
      placeholder={words.locationHint}
      before={<MapPinIcon />}
      value={value}
      suggestions={places.map((place) => ({
        id: place.name,
        label: locale === 'en' ? place.name : (place.nameMr ?? place.name),
        detail: place.city,
      }))}
      onFocus={() => {
        ask(value);
      }}
      onText={(text) => {
        onText(text);
        ask(text);
      }}
      onChoose={({ id }) => {
        onText(before ? `${before} ${id}` : id);
      }}
    />
  );
}
