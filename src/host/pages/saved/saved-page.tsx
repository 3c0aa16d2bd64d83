/** The saved homes: by stages, in an order of one's choice, of this device or of the account. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import { $hasSavedFailed, $isSavedKnown, $savedIds, savedRequested } from '../../../model/saved/saved.js';
import {
  $savedItems,
  type SavedItem,
  type SavedSort,
  savedSorts,
  sortSaved,
} from '../../../model/saved/saved-items.js';
import { mostCompared } from '../../../model/rules/comparison.js';
import { comparisonAddress } from '../../../model/rules/comparison-address.js';
import { savedStages } from '../../../model/rules/saved.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { HeartIcon } from '../../../widgets/kit/icons/icons.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ListPage } from '../../layout/list-page.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { useCompareWords } from '../compare/words.js';
import { SharePanel } from '../family/share-panel.js';
import { type CompareTick, SavedHome } from './saved-home.js';
import { styles } from './styles.js';
import { useSavedWords } from './words.js';

/** Homes of one kind, up to four; the first one that is ticked decides the kind. */
type Ticked = readonly SavedItem[];

interface BoardProps {
  items: readonly SavedItem[];
  ticked: Ticked;
  onTicked: (ticked: Ticked) => void;
}

function Board({ items, ticked, onTicked }: BoardProps) {
  const words = useSavedWords();
  const text = useCardText();
  const [first] = ticked;
  const tickOf = (item: SavedItem): CompareTick | null => {
    if (item.isGone) return null;
    const others = ticked.filter(({ home }) => home.id !== item.home.id);
    const isTicked = others.length < ticked.length;
    const isOtherKind = first !== undefined && first.home.kind !== item.home.kind;
    return {
      isTicked,
      isDisabled: !isTicked && (isOtherKind || ticked.length >= mostCompared),
      onTick: (isOn) => {
        onTicked(isOn ? [...others, item] : others);
      },
    };
  };
  return (
    <div className={styles.board}>
      {savedStages.map((stage) => {
        const here = items.filter(({ home }) => home.stage === stage);
        return (
          <section key={stage} className={styles.stage} data-empty={here.length === 0 ? '' : undefined}>
            <h2>
              {words.stages[stage]} <span>{here.length}</span>
            </h2>
            {here.length === 0 ? <p>{words.empty}</p> : null}
            <ul>
              {here.map((item) => (
                <li key={item.home.id}>
                  <SavedHome item={item} text={text} tick={tickOf(item)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

function CompareBar({ ticked, onClear }: { ticked: Ticked; onClear: () => void }) {
  const words = useCompareWords();
  const [first] = ticked;
  if (!first) return null;
  const ids = ticked.map(({ home }) => home.id);
  return (
    <div className={styles.bar}>
      <p role="status">{ticked.length < 2 ? words.oneKind : words.count(ticked.length)}</p>
      <Button variant="quiet" onClick={onClear}>
        {words.clear}
      </Button>
      {ticked.length > 1 ? (
        <ButtonLink variant="primary" href={comparisonAddress({ kind: first.home.kind, ids })}>
          {words.compareThese(ids.length)}
        </ButtonLink>
      ) : null}
    </div>
  );
}

function Nothing() {
  const words = useSavedWords();
  return (
    <EmptyState
      icon={<HeartIcon />}
      title={words.none}
      action={
        <ButtonLink variant="primary" href={routes.search.path}>
          {words.search}
        </ButtonLink>
      }
    >
      {words.noneText}
    </EmptyState>
  );
}

interface ToolsProps {
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
}

function Tools({ sort, onSort }: ToolsProps) {
  const words = useSavedWords();
  return (
    <div className={styles.tools}>
      <Select
        aria-label={words.sort}
        options={savedSorts.map((value) => ({ value, label: words.sorts[value] }))}
        value={sort}
        onValue={(chosen) => {
          if (chosen) onSort(chosen);
        }}
      />
      <Button
        onClick={() => {
          print();
        }}
      >
        {words.print}
      </Button>
    </div>
  );
}

function Guest() {
  const words = useSavedWords();
  return (
    <div className={styles.unprinted}>
      <InlineNotice>
        {words.onDevice}{' '}
        <a href={`${routes.login.path}?return=${encodeURIComponent(routes.saved.path)}`}>{words.login}</a>
      </InlineNotice>
    </div>
  );
}

/** Draws the page. */
export function SavedPage() {
  const words = useSavedWords();
  const [sort, setSort] = useState<SavedSort>('newest');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { items, ids, isKnown, hasFailed, isLoggedIn, isAsked, load } = useUnit({
    items: $savedItems,
    ids: $savedIds,
    isKnown: $isSavedKnown,
    hasFailed: $hasSavedFailed,
    isLoggedIn: $isLoggedIn,
    isAsked: $isSessionAsked,
    load: savedRequested,
  });
  useEffect(() => {
    load();
  }, []);
  usePageMeta({
    title: words.title,
    description: words.noneText,
    address: routes.saved.path,
    isHidden: true,
  });
  // What is being taken off the list is gone at once.
  const shown = items.filter(({ home }) => ids.has(home.id));
  const ticked = [...chosen].flatMap(
    (id) => shown.find(({ home, isGone }) => home.id === id && !isGone) ?? [],
  );
  const choose = (items: Ticked) => {
    setChosen(new Set(items.map(({ home }) => home.id)));
  };
  const isReady = isKnown && isAsked;
  return (
    <ListPage
      title={words.title}
      status={isReady ? words.count(shown.length) : words.loading}
      tools={
        <>
          <a href={routes.searches.path} className={styles.unprinted}>
            {words.searches}
          </a>
          {shown.length > 0 ? <Tools sort={sort} onSort={setSort} /> : null}
        </>
      }
      failure={hasFailed && { text: words.failed, onRetry: load }}
    >
      {isReady && !isLoggedIn && shown.length > 0 ? <Guest /> : null}
      {isReady && isLoggedIn && shown.length > 0 ? <SharePanel /> : null}
      {isReady && !hasFailed && shown.length === 0 ? <Nothing /> : null}
      {isReady ? null : <Skeleton height="var(--h-size-360)" />}
      {isReady && shown.length > 0 ? (
        <Board items={sortSaved(shown, sort)} ticked={ticked} onTicked={choose} />
      ) : null}
      <CompareBar
        ticked={ticked}
        onClear={() => {
          choose([]);
        }}
      />
    </ListPage>
  );
}
