/** Choices of few and of many, tabs, sections that open, and pages of a list. */
import { Accordion } from '../../../widgets/kit/layout/accordion.js';
import { CheckboxGroup } from '../../../widgets/kit/form/checkbox-group.js';
import { ChipGroup, ChoiceChips } from '../../../widgets/kit/form/chip-group.js';
import { Pagination } from '../../../widgets/kit/navigation/pagination.js';
import { SegmentedTabs } from '../../../widgets/kit/navigation/segmented-tabs.js';
import { Tabs } from '../../../widgets/kit/navigation/tabs.js';
import { Live } from '../live.js';
import type { SampleWords } from '../../../../words/en/component-gallery.js';
import type { Specimen } from '../specimen.js';

const options = (labels: readonly string[]) => labels.map((label, at) => ({ value: String(at), label }));
const counted = (labels: readonly string[]) =>
  options(labels).map((option, at) => ({ ...option, count: String(at * 7), disabled: at === 0 }));

const checkboxGroup: Specimen = {
  file: 'checkbox-group',
  states: {
    'some chosen': (words) => (
      <Live<string[]>
        start={['1', '2']}
        draw={(values, onValues) => (
          <CheckboxGroup
            legend={words.amenities}
            options={options(words.amenityNames)}
            values={values}
            onValues={onValues}
          />
        )}
      />
    ),
    'with counts, one of none': (words) => (
      <Live<string[]>
        start={['3']}
        draw={(values, onValues) => (
          <CheckboxGroup
            legend={words.amenities}
            options={counted(words.amenityNames)}
            values={values}
            onValues={onValues}
          />
        )}
      />
    ),
  },
};

const chips = (words: SampleWords, all: ReturnType<typeof counted>) => (
  <Live<string[]>
    start={['1']}
    draw={(values, onValues) => (
      <ChipGroup legend={words.amenities} options={all} values={values} onValues={onValues} />
    )}
  />
);

const chipGroup: Specimen = {
  file: 'chip-group',
  states: {
    'any number': (words) => chips(words, options(words.amenityNames) as ReturnType<typeof counted>),
    'with counts, one of none': (words) => chips(words, counted(words.amenityNames)),
    'one of them': (words) => (
      <Live<string>
        start="0"
        draw={(value, onValue) => (
          <ChoiceChips
            legend={words.city}
            options={options(words.cities)}
            value={value}
            onValue={onValue}
            clearable
          />
        )}
      />
    ),
  },
};

const segmentedTabs: Specimen = {
  file: 'segmented-tabs',
  states: {
    'three of them': (words) => (
      <Live<string>
        start="0"
        draw={(value, onValue) => (
          <SegmentedTabs label={words.search} options={options(words.tabs)} value={value} onValue={onValue} />
        )}
      />
    ),
  },
};

const tabs: Specimen = {
  file: 'tabs',
  wide: true,
  states: {
    'three of them': (words) => (
      <Live<string>
        start="1"
        draw={(value, onValue) => (
          <Tabs
            label={words.search}
            tabs={options(words.tabs).map((tab) => ({ ...tab, panel: <p>{words.tip}</p> }))}
            value={value}
            onValue={onValue}
          />
        )}
      />
    ),
  },
};

const accordion: Specimen = {
  file: 'accordion',
  states: {
    closed: (words) => (
      <Accordion title={words.budget} level={4}>
        <p>{words.widen}</p>
      </Accordion>
    ),
    open: (words) => (
      <Accordion title={words.amenities} startsOpen level={4}>
        <p>{words.widen}</p>
      </Accordion>
    ),
  },
};

const pages = (page: number, count: number) => (
  <Live
    start={page}
    draw={(shown, onPage) => (
      <Pagination page={shown} pages={count} hrefFor={(at) => `#page-${String(at)}`} onPage={onPage} />
    )}
  />
);

const pagination: Specimen = {
  file: 'pagination',
  wide: true,
  states: { first: () => pages(1, 12), middle: () => pages(6, 12), last: () => pages(12, 12) },
};

/** Lists what a person chooses from. */
export const choices: readonly Specimen[] = [
  checkboxGroup,
  chipGroup,
  segmentedTabs,
  tabs,
  accordion,
  pagination,
];
