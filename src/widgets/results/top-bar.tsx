/** The bar above the results: which kind, which city, which localities, Search, and the balance (S-101 to S-104, S-780). */
import { useUnit } from 'effector-react';
import { $coins } from '../../model/account/entry.js';
import { applyForeseen, filtersApplied, filtersDrafted, searchTabChosen } from '../../model/search/search.js';
import { folded } from '../../model/rules/aliases.js';
import { cities } from '../../model/rules/options/cities.js';
import { searchTabs } from '../../model/rules/kinds.js';
import { Balance } from '../kit/contact/balance.js';
import { Button } from '../kit/button/button.js';
import { Combobox } from '../kit/form/combobox.js';
import { MapPinIcon, SearchIcon } from '../kit/icons/base-icons.js';
import { useLabels } from '../kit/labels/labels.js';
import { Select } from '../kit/form/select.js';
import { useSearch, useSettings } from './settings.js';
import { styles } from './control-styles.js';
import { LocalityBox } from './filters/filter-section.js';
import { useFilterWords } from './filters/words.js';

function CityBox() {
  const words = useFilterWords();
  const label = useLabels();
  const { group } = useSettings();
  const { draft } = useSearch();
  const send = useUnit(filtersDrafted);
  // Only a known city has a label; text that is being typed stays as it is, with its spaces.
  const shown = cities.some((city) => city === draft.city) ? label(draft.city) : draft.city;
  const choose = (city: string) => {
    send({ group, change: { city } });
  };
  // When the box holds a whole city, all cities are offered.
  const isWhole = cities.some((city) => label(city) === shown);
  const matching = cities.filter((city) => isWhole || folded(label(city)).includes(folded(shown)));
  return (
    <span data-city="">
      <Combobox
        aria-label={words.city}
        placeholder={words.enterCity}
        value={shown}
        before={<MapPinIcon />}
        suggestions={matching.map((city) => ({ id: city, label: label(city) }))}
        onText={(text) => {
          choose(cities.find((city) => label(city) === text) ?? text);
        }}
        onChoose={({ id }) => {
          choose(id);
        }}
      />
    </span>
  );
}

/** Draws the bar; Search asks for what the boxes and the panel hold (S-122). On wide places several localities are added here. */
export function TopBar({ hasPlaces }: { hasPlaces: boolean }) {
  const words = useFilterWords();
  const label = useLabels();
  const { group, hasTabs } = useSettings();
  const { address, locked } = useSearch();
  const { coins, foresee, apply, chooseTab } = useUnit({
    coins: $coins,
    foresee: applyForeseen,
    apply: filtersApplied,
    chooseTab: searchTabChosen,
  });
  return (
    <form
      className={styles.topBar}
      data-tabless={hasTabs ? undefined : ''}
      role="search"
      aria-label={words.search}
      onSubmit={(event) => {
        event.preventDefault();
        apply({ group });
      }}
    >
      {hasTabs ? (
        <Select
          aria-label={words.tab}
          options={searchTabs.map((tab) => ({ value: tab, label: label(tab) }))}
          value={address.tab}
          onValue={(tab) => {
            if (tab) chooseTab({ group, tab });
          }}
        />
      ) : null}
      {locked.city === undefined ? <CityBox /> : null}
      {hasPlaces && locked.localities === undefined ? <LocalityBox isInForm /> : null}
      <Button
        type="submit"
        variant="primary"
        icon={<SearchIcon />}
        onPointerDown={() => {
          foresee({ group });
        }}
      >
        {words.searchButton}
      </Button>
      <Balance
        className={styles.coins}
        coins={coins}
        text={words.available(coins)}
        title={words.availableCoins(coins)}
      />
    </form>
  );
}
