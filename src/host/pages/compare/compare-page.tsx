/** The comparison of homes that the address names; whoever has the link sees the same. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { toastRequested } from '../../../model/index.js';
import { $compared, $hasComparisonFailed, comparisonRequested } from '../../../model/listing/comparison.js';
import { $seen, seenRequested } from '../../../model/listing/seen.js';
import { $savedHomes, savedRequested } from '../../../model/saved/saved.js';
import { comparisonOf, mostCompared } from '../../../model/rules/comparison.js';
import { type Comparison, comparisonAddress } from '../../../model/rules/comparison-address.js';
import { listingView } from '../../../model/rules/listing/view.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { PlusIcon } from '../../../widgets/kit/icons/icons.js';
import { headlineIn, useCardText } from '../../../widgets/kit/listing/card-text.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ListPage } from '../../layout/list-page.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { type Column, CompareTable } from './compare-table.js';
import { ScalesIcon } from './scales-icon.js';
import { styles } from './styles.js';
import { useCompareWords } from './words.js';

/** Homes that are offered to be added. */
const mostOffered = 6;

/** What this device remembers of homes: those that were saved, then those that were seen. */
function useRemembered(kind: Comparison['kind']): ReadonlyMap<string, ListingView> {
  const { saved, seen, load, loadSeen } = useUnit({
    saved: $savedHomes,
    seen: $seen,
    load: savedRequested,
    loadSeen: seenRequested,
  });
  useEffect(() => {
    load();
    loadSeen();
  }, []);
  const ofSaved = saved
    .filter((home) => home.kind === kind && !home.isGone)
    .map(({ id, city, locality, propertyType = '', bhk = '', lastPrice }) => {
      const remembered = { city, locality, propertyType, bhk, price: lastPrice };
      return [id, { ...listingView(kind, { _id: id }), ...remembered }] as const;
    });
  const ofSeen = seen.flatMap((home) =>
    home.kind === kind && home.listing ? [[home.id, listingView(kind, home.listing)] as const] : [],
  );
  return new Map([...ofSaved, ...ofSeen]);
}

function useColumns(
  { kind, ids }: Comparison,
  remembered: ReadonlyMap<string, ListingView>,
): readonly Column[] {
  const known = useUnit($compared);
  return ids.flatMap((id) => {
    const listing = known.get(id);
    if (listing === undefined) return [];
    const view = listing
      ? listingView(kind, listing)
      : (remembered.get(id) ?? listingView(kind, { _id: id }));
    return [{ id, view, isGone: listing === null }];
  });
}

function Tools({ comparison }: { comparison: Comparison }) {
  const words = useCompareWords();
  const say = useUnit(toastRequested);
  const copy = () => {
    const url = new URL(comparisonAddress(comparison), location.href).href;
    const system: Partial<Pick<Navigator, 'share'>> = navigator;
    const copied = () =>
      navigator.clipboard.writeText(url).then(
        () => say({ tone: 'success', text: words.shared, id: 'copied' }),
        () => say({ tone: 'info', text: url, id: 'copied' }),
      );
    if (!system.share) return copied();
    return system.share({ title: words.title, url }).catch((error: unknown) => {
      // Closing the share sheet is no failure.
      if ((error as Error).name !== 'AbortError') return copied();
      return undefined;
    });
  };
  return (
    <div className={styles.tools}>
      <Button onClick={() => void copy()}>{words.share}</Button>
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

interface AddProps {
  comparison: Comparison;
  remembered: ReadonlyMap<string, ListingView>;
  onAdd: (id: string) => void;
}

function Add({ comparison: { ids }, remembered, onAdd }: AddProps) {
  const words = useCompareWords();
  const text = useCardText();
  const others = [...remembered].filter(([id]) => !ids.includes(id)).slice(0, mostOffered);
  if (others.length === 0 || ids.length >= mostCompared) return null;
  return (
    <section className={styles.add}>
      <h2>{words.add}</h2>
      <ul>
        {others.map(([id, view]) => (
          <li key={id}>
            <Button
              size="small"
              icon={<PlusIcon />}
              aria-label={words.addThis(headlineIn(text, view))}
              onClick={() => {
                onAdd(id);
              }}
            >
              {headlineIn(text, view)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing() {
  const words = useCompareWords();
  return (
    <EmptyState
      icon={<ScalesIcon />}
      title={words.none}
      action={
        <ButtonLink variant="primary" href={routes.saved.path}>
          {words.toSaved}
        </ButtonLink>
      }
    >
      {words.noneText}
    </EmptyState>
  );
}

/** Draws the page. */
export function ComparePage() {
  const words = useCompareWords();
  const go = useGo();
  const comparison = comparisonOf(useSearch());
  const { kind, ids } = comparison;
  const { hasFailed, request } = useUnit({ hasFailed: $hasComparisonFailed, request: comparisonRequested });
  const remembered = useRemembered(kind);
  const columns = useColumns(comparison, remembered);
  const asked = comparisonAddress(comparison);
  useEffect(() => {
    request(comparison);
  }, [asked]);
  usePageMeta({ title: words.title, description: words.about, address: routes.compare.path, isHidden: true });
  const change = (next: readonly string[]) => {
    go(comparisonAddress({ kind, ids: next }), { replace: true });
  };
  const isReady = columns.length === ids.length;
  return (
    <ListPage
      title={words.title}
      status={ids.length === 0 ? words.about : isReady ? words.count(ids.length) : words.loading}
      tools={ids.length > 0 ? <Tools comparison={comparison} /> : null}
      failure={
        hasFailed && {
          text: words.failed,
          onRetry: () => {
            request(comparison);
          },
        }
      }
    >
      {ids.length === 0 ? <Nothing /> : null}
      {!isReady && !hasFailed ? <Skeleton height="var(--h-size-360)" /> : null}
      {columns.length > 0 ? (
        <CompareTable
          columns={columns}
          onRemove={(id) => {
            change(ids.filter((each) => each !== id));
          }}
        />
      ) : null}
      <Add
        comparison={comparison}
        remembered={remembered}
        onAdd={(id) => {
          change([...ids, id]);
        }}
      />
    </ListPage>
  );
}
