/** Statistics of a listing: views, contacts, and the last two weeks as a small plot with a text. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $connection } from '../../../model/index.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { useOwnLinks, useOffer } from '../settings.js';
import { styles } from '../styles.js';
import { useLazyParts } from '../lazy.js';
import { useManageWords } from '../words.js';

const height = 24;

function Trend({ daily }: { daily: readonly number[] }) {
  const words = useManageWords();
  const most = Math.max(...daily);
  const all = daily.reduce((sum, count) => sum + count, 0);
  return (
    <svg
      viewBox={`0 0 ${String(daily.length * 6)} ${String(height)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={words.trend(daily.length, all, most, daily.at(-1) ?? 0)}
    >
      {daily.map((count, at) => {
        // A day without views is a flat line, so that the days can be counted.
        const tall = most === 0 ? 1 : Math.max(1, (count / most) * height);
        return (
          <rect key={at} x={at * 6} y={height - tall} width="4" height={tall} opacity={count ? 1 : 0.35} />
        );
      })}
    </svg>
  );
}

/** Links to View Response of the listing; on a partner's page it is shown in a frame of ours. */
function Contacts({ item, contacts }: { item: OwnItem; contacts: number }) {
  const words = useManageWords();
  const links = useOwnLinks();
  const lazy = useLazyParts();
  const isPartner = useUnit($connection)?.key !== undefined;
  const [isOpen, setOpen] = useState(false);
  const { propertyId } = item.view;
  const ask = useOffer()('housing-responses', { id: propertyId });
  return (
    <>
      <a
        href={links.responses(item)}
        onClick={(event) => {
          ask(event);
          if (!isPartner || !lazy || event.defaultPrevented) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <b>{contacts}</b> {words.contacts}
      </a>
      {isOpen && lazy ? (
        <lazy.ResponsesDialog
          id={propertyId}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}

/** Draws the server's statistics; nothing without any. */
export function Stats({ item }: { item: OwnItem }) {
  const words = useManageWords();
  const lazy = useLazyParts();
  const { views, contacts, daily } = item;
  const trend = daily?.length ? <Trend daily={daily} /> : null;
  if (views === null && contacts === null) return <span data-stats="" />;
  return (
    <div className={styles.stats} data-stats="">
      {views === null ? null : (
        <span>
          <b>{views}</b> {words.views}
        </span>
      )}
      {contacts === null ? null : <Contacts item={item} contacts={contacts} />}
      {trend && lazy && item.dailyImpressions ? <lazy.Days item={item}>{trend}</lazy.Days> : trend}
    </div>
  );
}
