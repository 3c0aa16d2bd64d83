/** The listings of one kind, some at a time, so that hundreds do not hold the page up. */
import { useState } from 'react';
import type { ListingKind } from '../../../model/index.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { Button } from '../../kit/button/button.js';
import { styles } from '../styles.js';
import { useManageWords } from '../words.js';
import { OwnRow } from './own-row.js';

/** Listings that are drawn before the person asks for more. */
const step = 20;

/** Draws the group. */
export function OwnGroup({ kind, items }: { kind: ListingKind; items: readonly OwnItem[] }) {
  const words = useManageWords();
  const [count, setCount] = useState(step);
  const left = items.length - count;
  return (
    <section className={styles.group} aria-label={words.kinds[kind]}>
      <h2>{words.withCount(words.kinds[kind], items.length)}</h2>
      <ul className={styles.list}>
        {items.slice(0, count).map((item) => (
          <OwnRow key={item.id} item={item} />
        ))}
      </ul>
      {left > 0 ? (
        <Button
          onClick={() => {
            setCount(count + step);
          }}
        >
          {words.more(Math.min(step, left))}
        </Button>
      ) : null}
    </section>
  );
}
