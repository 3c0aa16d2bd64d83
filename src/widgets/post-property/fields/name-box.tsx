/** A name of a city, locality, society or developer, with what the market knows suggested under it (C-30). */
import { useUnit } from 'effector-react';
import { useId } from 'react';
import { $suggestions, placeTyped } from '../../../model/index.js';
import { $cities, $names, type Field as FormField, nameTyped, textIn } from '../../../model/posting/entry.js';
import { MapPinIcon } from '../../kit/icons/base-icons.js';
import { Combobox, type Suggestion } from '../../kit/form/combobox.js';
import type { ControlProps } from '../../kit/form/field.js';
import { useLocale } from '../../kit/language/locale.js';
import { useForm } from '../form/form-context.js';
import { usePostPropertyWords } from '../words.js';

/** What a NameBox takes. */
interface NameBoxProps {
  field: FormField;
  control: ControlProps;
  label: string;
}

/** Most suggestions that are shown. */
const mostShown = 8;

const begins = (name: string, text: string): boolean => name.toLowerCase().startsWith(text.toLowerCase());

/** Returns what is suggested for a field, and how to ask for more. */
function useNames({ suggests }: FormField, value: string): [readonly Suggestion[], (text: string) => void] {
  const { posting } = useForm();
  const locale = useLocale();
  const box = useId();
  const { cities, names, places, askNames, askPlaces } = useUnit({
    cities: $cities,
    names: $names,
    places: $suggestions,
    askNames: nameTyped,
    askPlaces: placeTyped,
  });
  const city = textIn(posting.values, 'city').trim();
  const locality = textIn(posting.values, 'locality').trim();
  const plain = (name: string): Suggestion => ({ id: name, label: name });
  if (suggests === 'city')
    return [cities.filter((name) => begins(name, value) && name !== value).map(plain), () => undefined];
  if (suggests === 'locality')
    return [
      (places[box]?.places ?? []).map((place) => ({
        id: place.name,
        label: locale === 'en' ? place.name : (place.nameMr ?? place.name),
        detail: place.city,
      })),
      (text) => {
        askPlaces({ box, text, city, listingType: posting.name.listingType });
      },
    ];
  return [
    (names[box]?.names ?? []).map(plain),
    (text) => {
      askNames({ box, of: suggests === 'developer' ? 'developer' : 'society', text, city, locality });
    },
  ];
}

/** Draws the box; any text may be typed, a suggestion is always valid. */
export function NameBox({ field, control, label }: NameBoxProps) {
  const words = usePostPropertyWords();
  const { posting, change } = useForm();
  const value = textIn(posting.values, field.name);
  const [found, ask] = useNames(field, value);
  // After a failed check the focus is in an empty field: its list would cover the errors of the next fields.
  const isBare = value === '' && posting.faults[field.name] !== undefined;
  const suggestions = isBare ? [] : found.filter(({ id }) => id !== value).slice(0, mostShown);
  return (
    <Combobox
      {...control}
      aria-label={label}
      name={field.name}
      maxLength={200}
      placeholder={field.suggests === 'city' ? words.cityHint : undefined}
      before={field.suggests === 'city' || field.suggests === 'locality' ? <MapPinIcon /> : undefined}
      value={value}
      suggestions={suggestions}
      onFocus={() => {
        ask(value);
      }}
      onText={(text) => {
        change(field.name, text);
        ask(text);
      }}
      onChoose={({ id, detail }) => {
        change(field.name, id, true);
        if (field.suggests === 'locality' && detail && textIn(posting.values, 'city').trim() === '')
          change('city', detail, true);
      }}
    />
  );
}
