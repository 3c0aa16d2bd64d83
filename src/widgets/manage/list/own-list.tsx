/** The listings in their groups, with the ways to narrow, order and find them (S-370). */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $bin, $undoable, restoreListingFx, undoClosed } from '../../../model/manage/entry.js';
import { listingKinds } from '../../../model/rules/kinds.js';
import { arrangeOwn, type OwnItem, type OwnWish } from '../../../model/rules/own-listing.js';
import { Button } from '../../kit/button/button.js';
import { SegmentedTabs } from '../../kit/navigation/segmented-tabs.js';
import { styles } from '../styles.js';
import { useLazyParts } from '../lazy.js';
import { useManageWords } from '../words.js';
import { PostLink } from './empty.js';
import { OwnGroup } from './own-group.js';
import { Toolbar } from './toolbar.js';

const everything: OwnWish = { kind: 'all', status: 'all', text: '', sort: 'newest' };

function KindTabs({ items, wish, onWish }: ListProps) {
  const words = useManageWords();
  const count = (kind: OwnWish['kind']) =>
    items.filter((item) => kind === 'all' || item.kind === kind).length;
  return (
    <SegmentedTabs
      label={words.kind}
      options={(['all', ...listingKinds] as const).map((value) => ({
        value,
        label: words.withCount(words.kinds[value], count(value)),
      }))}
      value={wish.kind}
      onValue={(kind) => {
        onWish({ ...wish, kind });
      }}
    />
  );
}

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
        onClick={() => {
          void send.restore(item.id);
          send.close();
        }}
      >
        {words.undo}
      </Button>
    </div>
  );
}

/** Is what the parts above the list take. */
export interface ListProps {
  items: readonly OwnItem[];
  wish: OwnWish;
  onWish: (wish: OwnWish) => void;
}

function Groups({ items, wish, onWish }: ListProps) {
  const words = useManageWords();
  const shown = arrangeOwn(items, wish);
  return (
    <>
      <p className={styles.count} role="status">
        {shown.length === 0 ? words.none : words.shown(shown.length)}
      </p>
      {shown.length === 0 ? (
        <span>
          <Button
            onClick={() => {
              onWish(everything);
            }}
          >
            {words.clear}
          </Button>
        </span>
      ) : null}
      {listingKinds.map((kind) => {
        const group = shown.filter((item) => item.kind === kind);
        return group.length === 0 ? null : (
          <OwnGroup key={`${kind} ${wish.kind}`} kind={kind} items={group} />
        );
      })}
    </>
  );
}

/** Draws all of it; `find` is the text the search begins with. */
export function OwnList({ items, find }: { items: readonly OwnItem[]; find: string }) {
  const [wish, onWish] = useState<OwnWish>({ ...everything, text: find });
  const lazy = useLazyParts();
  const list = { items, wish, onWish };
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
      {items.length === 0 ? null : <Toolbar {...list} />}
      {items.length === 0 ? null : <Groups {...list} />}
    </>
  );
}
