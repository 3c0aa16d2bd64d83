/** The listings in their groups, with the ways to narrow, order and find them (S-370). */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  $bin,
  $turnedOff,
  $undoable,
  changeStatusFx,
  restoreListingFx,
  undoClosed,
} from '../../../model/manage/entry.js';
import { listingKinds } from '../../../model/rules/kinds.js';
import { arrangeOwn, type OwnItem, type OwnFilter } from '../../../model/rules/own-listing.js';
import { Button } from '../../kit/button/button.js';
import { SegmentedTabs } from '../../kit/navigation/segmented-tabs.js';
import { styles } from '../styles.js';
import { useLazyParts } from '../lazy.js';
import { useManageWords } from '../words.js';
import { PostLink } from './empty.js';
import { OwnGroup } from './own-group.js';
import { Toolbar } from './toolbar.js';

const everything: OwnFilter = { kind: 'all', status: 'all', text: '', sort: 'newest' };

function KindTabs({ items, filter, onFilter }: ListProps) {
  const words = useManageWords();
  const count = (kind: OwnFilter['kind']) =>
    items.filter((item) => kind === 'all' || item.kind === kind).length;
  return (
    <SegmentedTabs
      label={words.kind}
      options={(['all', ...listingKinds] as const).map((value) => ({
        value,
        label: words.withCount(words.kinds[value], count(value)),
      }))}
      value={filter.kind}
      onValue={(kind) => {
        onFilter({ ...filter, kind });
      }}
    />
  );
}

/** Moves the focus from a line that goes to the search of the list. */
const leaveLine = ({ currentTarget }: { currentTarget: Element }): void => {
  (currentTarget.getRootNode() as Document | ShadowRoot)
    .querySelector<HTMLElement>('input[type=search]')
    ?.focus({ preventScroll: true });
};

/** Offers to take back the last delete, where the server has a bin. */
function UndoLine() {
  const words = useManageWords();
  const { item, bin, ...send } = useUnit({
    item: $undoable,
    bin: $bin,
    restore: restoreListingFx,
    close: undoClosed,
  });
  if (!item || !bin) return null;
  return (
    <div className={styles.line} role="status">
      {words.deleted(item.view.propertyId)}
      <Button
        size="small"
        onClick={(event) => {
          leaveLine(event);
          void send.restore(item.id);
          send.close();
        }}
      >
        {words.undo}
      </Button>
    </div>
  );
}

/** Offers to take back that a listing was paused, or marked as sold or rented. */
function BackLine() {
  const words = useManageWords();
  const { change, send } = useUnit({ change: $turnedOff, send: changeStatusFx });
  if (!change?.reason) return null;
  const { item, reason } = change;
  return (
    <div className={styles.line} role="status">
      {`${item.view.propertyId}: ${words.reasons[reason]}`}
      <Button
        size="small"
        onClick={(event) => {
          leaveLine(event);
          void send({ item, status: 'Active' });
        }}
      >
        {words.undo}
      </Button>
    </div>
  );
}

/** What the parts above the list take. */
export interface ListProps {
  items: readonly OwnItem[];
  filter: OwnFilter;
  onFilter: (filter: OwnFilter) => void;
}

function Groups({ items, filter, onFilter }: ListProps) {
  const words = useManageWords();
  const lazy = useLazyParts();
  const shown = arrangeOwn(items, filter);
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {shown.length === 0 ? words.none : words.shown(shown.length)}
        </p>
        {lazy && shown.length > 0 ? <lazy.SelectAll items={shown} /> : null}
      </div>
      <p className={styles.count}>{words.whatTheyDo}</p>
      {lazy ? <lazy.SelectionBar items={items} shown={shown} /> : null}
      {shown.length === 0 ? (
        <span>
          <Button
            onClick={() => {
              onFilter(everything);
            }}
          >
            {words.clear}
          </Button>
        </span>
      ) : null}
      {listingKinds.map((kind) => {
        const group = shown.filter((item) => item.kind === kind);
        return group.length === 0 ? null : (
          <OwnGroup key={`${kind} ${filter.kind}`} kind={kind} items={group} />
        );
      })}
    </>
  );
}

/** Draws all of it; `find` is the text the search begins with. */
export function OwnList({ items, find }: { items: readonly OwnItem[]; find: string }) {
  const [filter, onFilter] = useState<OwnFilter>({ ...everything, text: find });
  const lazy = useLazyParts();
  const list = { items, filter, onFilter };
  return (
    <>
      <div className={styles.tools}>
        {items.length === 0 ? <span /> : <KindTabs {...list} />}
        <div className={styles.ways}>
          {lazy ? <lazy.MoreTools /> : null}
          {items.length === 0 ? null : <PostLink />}
        </div>
      </div>
      <UndoLine />
      <BackLine />
      {items.length === 0 ? null : <Toolbar {...list} />}
      {items.length === 0 ? null : <Groups {...list} />}
    </>
  );
}
