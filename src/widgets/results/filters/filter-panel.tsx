/** The filters of the tab: collapsible sections, and the button that applies them (S-105, S-106, S-122, S-124). */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { facetsRequested } from '../../../model/search/facets.js';
import { applyForeseen, filtersApplied, filtersDrafted } from '../../../model/search/search.js';
import {
  type FilterName,
  filtersOfTab,
  isRangeName,
  isSwitchName,
  isWholeRange,
  type MinutesName,
  type SwitchName,
  type TravelName,
} from '../../../model/rules/filters.js';
import { filtersToUrl } from '../../../model/rules/filter-url.js';
import { groupTotal } from '../../../../words/group-digits.js';
import { Accordion } from '../../kit/layout/accordion.js';
import { Button } from '../../kit/button/button.js';
import { CheckboxGroup } from '../../kit/form/checkbox-group.js';
import { formatNumber } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { useSearch, useSettings } from '../settings.js';
import { styles } from '../control-styles.js';
import { lazy } from '../../kit/element/lazy.js';
import { useMaxHeight } from './use-max-height.js';
import { useFacets } from './use-facets.js';
import { isMinutesName } from './filter-options.js';
import { useTravelWords } from './travel-words.js';
import { useFilterWords } from './words.js';
import { ClearButton } from './clear-button.js';
import { ListSection, LocalitySection, RangeSection } from './filter-section.js';

/** Names what has a section of its own in the panel. */
export type Section = Exclude<FilterName, SwitchName | MinutesName>;

/** Tells whether a filter has a section of its own. */
export const isSection = (name: FilterName): name is Section => !isSwitchName(name) && !isMinutesName(name);

const travel = lazy(() => import('./travel-section.js'));

function Travel({ name }: { name: TravelName }) {
  const { TravelSection } = travel.useParts() ?? {};
  return TravelSection ? <TravelSection name={name} /> : null;
}

const more = lazy(() => import('./more-section.js'));

function More() {
  const { MoreSection } = more.useParts() ?? {};
  return MoreSection ? <MoreSection /> : null;
}

/** Draws what the section of a filter holds. */
export const sectionContent = (name: Section): ReactNode => {
  if (isRangeName(name)) return <RangeSection name={name} />;
  if (name === 'station' || name === 'to') return <Travel name={name} />;
  if (name === 'more') return <More />;
  return name === 'localities' ? <LocalitySection /> : <ListSection name={name} />;
};

function MediaSection({ names }: { names: readonly SwitchName[] }) {
  const words = useFilterWords();
  const locale = useLocale();
  const { group } = useSettings();
  const { draft } = useSearch();
  const facets = useFacets();
  const send = useUnit(filtersDrafted);
  return (
    <div className={styles.media}>
      <CheckboxGroup
        legend={words.media}
        options={names.map((name) => ({
          value: name,
          label: words[name],
          ...(facets && { count: formatNumber(facets.facets[name]?.true ?? 0, locale) }),
        }))}
        values={names.filter((name) => draft[name])}
        onValues={(next) => {
          send({
            group,
            change: Object.fromEntries(names.map((name) => [name, next.includes(name)])),
          });
        }}
      />
    </div>
  );
}

/** Draws the sections of the tab; the first range is open, as is every section with a choice in it. */
export function FilterSections() {
  const words = useFilterWords();
  const travelWords = useTravelWords();
  const { group } = useSettings();
  const { address, draft, locked } = useSearch();
  const wantCounts = useUnit(facetsRequested);
  useEffect(() => {
    wantCounts({ group });
  }, [group]);
  const names = filtersOfTab[address.tab].filter((name) => locked[name] === undefined);
  const isUsed = (name: Section) =>
    isRangeName(name) ? !isWholeRange(name, draft[name]) : draft[name].length > 0;
  // What asks for more is the last.
  const sections = names
    .filter(isSection)
    .sort((one, other) => Number(one === 'more') - Number(other === 'more'));
  return (
    <>
      {sections.map((name) => (
        <Accordion
          key={`${address.tab} ${name}`}
          title={name === 'station' || name === 'to' ? travelWords[name] : words[name]}
          startsOpen={name === 'budget' || name === 'rent' || isUsed(name)}
          // These come in files of their own.
          isLazy={name === 'station' || name === 'to' || name === 'more'}
        >
          {sectionContent(name)}
        </Accordion>
      ))}
      <MediaSection key="media" names={names.filter(isSwitchName)} />
    </>
  );
}

/** Draws the button that applies the draft, with the number of listings it would leave; quiet while nothing has changed. */
export function ApplyButton({ onApply }: { onApply?: () => void }) {
  const words = useFilterWords();
  const { group } = useSettings();
  const { address, draft } = useSearch();
  const facets = useFacets();
  const isChanged = filtersToUrl({ ...address, filters: draft }) !== filtersToUrl(address);
  const { foresee, apply } = useUnit({ foresee: applyForeseen, apply: filtersApplied });
  return (
    <Button
      variant={isChanged ? 'primary' : 'secondary'}
      wide
      onPointerDown={({ currentTarget, pointerId }) => {
        // The panel may grow while the page is scrolled: the press stays a press.
        currentTarget.setPointerCapture(pointerId);
        foresee({ group });
      }}
      onClick={() => {
        apply({ group });
        onApply?.();
      }}
    >
      {facets ? `${words.applyFilters} (${groupTotal(facets.total, facets.atLeast)})` : words.applyFilters}
    </Button>
  );
}

/** Draws the panel of wide widgets. */
export function FilterPanel() {
  const words = useFilterWords();
  const panel = useRef<HTMLElement>(null);
  useMaxHeight(panel);
  return (
    <section ref={panel} className={styles.panel} aria-label={words.filters}>
      <div className={styles.panelHead}>
        <h2 className={styles.panelTitle}>{words.filters}</h2>
        <ClearButton />
      </div>
      <div className={styles.panelBody}>
        <FilterSections />
      </div>
      <div className={styles.panelFoot}>
        <ApplyButton />
      </div>
    </section>
  );
}
