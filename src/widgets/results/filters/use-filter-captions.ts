/** The words of filters and their values: captions of ranges, labels of choices, names of chips. */
import type { AppliedFilter } from '../../../model/rules/filter-chips.js';
import { areaCaption } from '../../../model/rules/area.js';
import {
  type AreaName,
  isRangeName,
  type ListName,
  type Range,
  type RangeName,
  scales,
  type SwitchName,
} from '../../../model/rules/filters.js';
import { saidOfMore } from '../../../model/rules/more-filters.js';
import { priceCaption } from '../../../model/rules/price-caption.js';
import { useLabels } from '../../kit/labels/labels.js';
import { isMinutesName } from './filter-options.js';
import { useMoreWords } from './more-words.js';
import { useTravelWords } from './travel-words.js';
import { useFilterWords } from './words.js';

/** Captions an end of a range in English (S-130, S-131, C-07, C-08). */
const captionOf = (name: RangeName, value: number): string => {
  const { top } = scales[name];
  return name === 'area' ? areaCaption(value, top) : `₹ ${priceCaption(value, top)}`;
};

/** Returns the functions that name choices and applied filters in the current language. */
export function useFilterCaptions() {
  const words = useFilterWords();
  const travel = useTravelWords();
  const label = useLabels();
  const more = useMoreWords();
  const choice = (name: ListName, value: string): string =>
    name === 'bedrooms' && value === '4BHK'
      ? words.fourOrMore
      : name === 'more'
        ? saidOfMore(value, { words: more, label, price: words.caption })
        : isMinutesName(name)
          ? travel.minutes(value)
          : label(value);
  const caption = (name: RangeName, value: number): string => words.caption(captionOf(name, value));
  const range = (name: RangeName, { min, max }: Range): string => {
    const low = caption(name, min);
    const high = caption(name, max);
    if (min === 0) return words.upTo(high);
    return max >= scales[name].top ? words.from(low) : `${low} - ${high}`;
  };
  const applied = ({ filter, value }: AppliedFilter): string => {
    if (filter !== 'location' && isRangeName(filter)) return range(filter, value as Range);
    if (typeof value !== 'string') return words[filter as SwitchName | AreaName];
    if (filter === 'location') return value;
    const name = choice(filter as ListName, value);
    if (filter in travel.chips) return travel.chips[filter as keyof typeof travel.chips](name);
    // "Yes" alone would not name its filter.
    return filter === 'rera' ? `${words.rera}: ${name}` : name;
  };
  return { choice, caption, applied };
}
