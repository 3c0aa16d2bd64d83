/** The search box: what, where, of which type, and Search (S-063 to S-075). */
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { type HomeTab, homeTabs } from '../../model/rules/kinds.js';
import type { SearchRequest } from '../../model/index.js';
import { Button } from '../kit/button/button.js';
import { useLabels } from '../kit/labels/labels.js';
import { SegmentedTabs } from '../kit/navigation/segmented-tabs.js';
import { useLockedCity } from '../kit/partner/partner-lock.js';
import { useMedia, useWidth } from '../kit/layout/use-width.js';
import { Fields } from './fields.js';
import { styles } from './styles.js';
import { useSearchAction } from './use-search-action.js';
import { useSearchBoxWords } from './words.js';

/** Narrower than this, in pixels, the box leaves out what phones leave out (S-064, S-069, G-19). */
const narrowBelow = 560;

/** What the view takes: the attributes of the element. */
export interface SearchBoxProps {
  group: string;
  tab: HomeTab;
  city?: string | undefined;
  resultsUrl?: string | undefined;
  layout: 'auto' | 'stacked';
}

const isNarrowAt = (width: number): boolean => width > 0 && width < narrowBelow;

const nothing = { location: '', property: '' };

/** Draws the box. */
export function SearchBoxView({
  group,
  tab: firstTab,
  city: asked = '',
  resultsUrl,
  layout,
}: SearchBoxProps) {
  const city = useLockedCity() ?? asked;
  const words = useSearchBoxWords();
  const label = useLabels();
  const root = useRef<HTMLFormElement>(null);
  const isPhone = useMedia('(max-width: 767.98px)');
  const isNarrow = useWidth(root, isNarrowAt, isPhone) || isPhone;
  const [tab, setTab] = useState<HomeTab>(firstTab);
  const [request, setRequest] = useState({ city, ...nothing });
  const change = (part: Partial<SearchRequest>): void => {
    setRequest((before) => ({ ...before, ...part }));
  };
  const isByKey = useRef(false);
  const action = useSearchAction(group, resultsUrl);
  useEffect(() => {
    setTab(firstTab);
  }, [firstTab]);
  useEffect(() => {
    // The same city draws nothing anew.
    setRequest((before) => (before.city === city ? before : { ...before, city }));
  }, [city]);

  const chooseTab = (chosen: HomeTab) => {
    // Arrow keys may pass over Sell, so choosing it does not leave the page; the button below does.
    if (chosen === 'Sell' && !isByKey.current) {
      action.post();
      return;
    }
    setTab(chosen);
    change({ property: '' });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (tab === 'Sell') action.post();
    else action.search({ tab, ...request, property: isNarrow ? '' : request.property });
  };
  const hear = (byKey: boolean) => () => {
    isByKey.current = byKey;
  };
  return (
    <form
      ref={root}
      className={styles.box}
      role="search"
      aria-label={words.search}
      part="box"
      onSubmit={submit}
      onPointerDown={hear(false)}
      onKeyDown={hear(true)}
    >
      <SegmentedTabs
        label={words.kind}
        options={homeTabs
          .filter((one) => !(isNarrow && one === 'Sell'))
          .map((one) => ({ value: one, label: label(isNarrow && one === 'Plot/Land' ? 'Plot' : one) }))}
        value={tab}
        onValue={chooseTab}
      />
      {tab === 'Sell' ? (
        <div className={styles.fields}>
          <p>{words.sellHelp}</p>
          <Button type="submit" variant="primary">
            {words.post}
          </Button>
        </div>
      ) : (
        <Fields
          request={{ tab, ...request }}
          onChange={change}
          hasType={!isNarrow}
          isStacked={layout === 'stacked'}
        />
      )}
    </form>
  );
}
