/** One section of the filter panel: a range, a list of choices, or the localities with a box to add one. */
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useId, useMemo, useState } from 'react';
import { $suggestions, placeTyped } from '../../../model/index.js';
import { filtersDrafted } from '../../../model/search/search.js';
import { $sliderScales, sliderScalesRequested } from '../../../model/search/slider-scales.js';
import { sameValue } from '../../../model/rules/aliases.js';
import {
  defaultFilters,
  type ListName,
  type MinutesName,
  type RangeName,
  type TravelName,
  rangeOf,
  scales,
  toggled,
} from '../../../model/rules/filters.js';
import { kindOfTab } from '../../../model/rules/kinds.js';
import { lac } from '../../../model/rules/price.js';
import { CheckboxGroup } from '../../kit/form/checkbox-group.js';
import { ChipGroup } from '../../kit/form/chip-group.js';
import { Combobox } from '../../kit/form/combobox.js';
import { formatNumber } from '../../kit/language/format.js';
import { PlusIcon } from '../../kit/icons/icons.js';
import { useLabels } from '../../kit/labels/labels.js';
import { useLocale } from '../../kit/language/locale.js';
import { RangeSlider } from '../../kit/form/range-slider.js';
import { type Spread, spreadOf } from '../../kit/form/spread.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { useFilterCaptions } from './use-filter-captions.js';
import { useFacets } from './use-facets.js';
import { useFilterWords } from './words.js';
import { choicesOf, countBehind, countsOf } from './filter-options.js';

const asChips: readonly ListName[] = ['bedrooms', 'roomTypes', 'availableFor'];

/** Returns how the slider shares out its room; undefined until it is known, and where too little is listed. */
function useSpread(name: RangeName): Spread | undefined {
  const { address } = useSearch();
  const kind = kindOfTab(address.tab);
  const { all, ask } = useUnit({ all: $sliderScales, ask: sliderScalesRequested });
  useEffect(() => {
    ask(kind);
  }, [kind]);
  const known = all[kind]?.[name === 'area' ? 'areas' : 'amounts'];
  const { top, step } = scales[name];
  return useMemo(() => known && spreadOf(known, top, step), [known, name]);
}

/** Draws a range with its slider and boxes; prices are typed in lakhs, rents in rupees. */
export function RangeSection({ name }: { name: RangeName }) {
  const words = useFilterWords();
  const { caption } = useFilterCaptions();
  const label = useLabels();
  const { group } = useSettings();
  const { draft } = useSearch();
  const send = useUnit(filtersDrafted);
  const { top, step } = scales[name];
  const { min, max } = draft[name];
  const spread = useSpread(name);
  const boxes = {
    budget: { unit: words.caption('Lac'), scale: lac },
    rent: { unit: '', scale: 1 },
    area: { unit: label('Sq-ft'), scale: 1 },
  };
  return (
    <RangeSlider
      label={words[name]}
      min={0}
      max={top}
      step={step}
      value={[min, Math.min(max, top)]}
      caption={(value) => caption(name, value)}
      boxes={boxes[name]}
      spread={spread}
      isReset={draft[name] === defaultFilters[name]}
      onValue={([low, high]) => {
        send({ group, change: { [name]: rangeOf(name, low, high) } });
      }}
    />
  );
}

/** Draws the choices of a list, each with the number of listings behind it. */
export function ListSection({ name }: { name: Exclude<ListName, 'more' | TravelName | MinutesName> }) {
  const words = useFilterWords();
  const { choice } = useFilterCaptions();
  const locale = useLocale();
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const facets = useFacets();
  const send = useUnit(filtersDrafted);
  const chosen = draft[name];
  const counts = countsOf(facets, name);
  const choices = choicesOf(address.tab, name, facets, chosen);
  const isChosen = (value: string) => chosen.some((one) => sameValue(one, value));
  const values = choices.filter(isChosen);
  const optionOf = (value: string) => {
    const count = counts ? countBehind(counts, name, value) : null;
    return {
      value,
      label: choice(name, value),
      ...(count !== null && { count: formatNumber(count, locale) }),
    };
  };
  const Group = asChips.includes(name) ? ChipGroup : CheckboxGroup;
  return (
    <Group
      legend={words[name]}
      hideLegend
      options={choices.map(optionOf)}
      values={values}
      onValues={(next) => {
        const changed = choices.find((value) => next.includes(value) !== values.includes(value));
        if (changed !== undefined) send({ group, change: { [name]: toggled(chosen, changed) } });
      }}
    />
  );
}

/** Draws the box that adds a locality, with suggestions that forgive spelling (C-22); within a form it is none itself. */
export function LocalityBox({ isInForm = false }: { isInForm?: boolean }) {
  const words = useFilterWords();
  const box = useId();
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const { suggestions, change, type } = useUnit({
    suggestions: $suggestions,
    change: filtersDrafted,
    type: placeTyped,
  });
  const [text, setText] = useState('');
  const name = `${group} ${box}`;
  const ask = (typed: string) => {
    setText(typed);
    type({ box: name, text: typed, city: draft.city, listingType: kindOfTab(address.tab) });
  };
  const add = (place: string) => {
    setText('');
    const { localities } = draft;
    if (place.trim() && !localities.some((one) => sameValue(one, place)))
      change({ group, change: { localities: [...localities, place.trim()] } });
  };
  const places = suggestions[name]?.places ?? [];
  const combobox = (
    <Combobox
      aria-label={words.addLocality}
      placeholder={words.addLocality}
      value={text}
      before={<PlusIcon />}
      suggestions={places.map(({ name: place, city }) => ({
        id: `${place}, ${city}`,
        label: place,
        detail: city,
      }))}
      onText={ask}
      onFocus={() => {
        ask(text);
      }}
      onChoose={({ label }) => {
        add(label);
      }}
    />
  );
  if (isInForm)
    return (
      <span
        data-places=""
        onKeyDown={(event) => {
          // What is typed is added; without anything the form is sent, as by its button.
          if (event.key !== 'Enter' || event.defaultPrevented || text.trim() === '') return;
          event.preventDefault();
          add(text);
        }}
      >
        {combobox}
      </span>
    );
  return (
    <form
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        add(text);
      }}
    >
      {combobox}
    </form>
  );
}

/** Draws what a locality section holds. */
export function LocalitySection() {
  return (
    <div className={styles.section}>
      <LocalityBox />
      <ListSection name="localities" />
    </div>
  );
}
