/** How a listing does: views, contacts, and the last two weeks as a small plot with the same in words. */
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { useLinks, useOffer } from '../settings.js';
import { styles } from '../styles.js';
import { useWords } from '../words.js';

const height = 24;

function Trend({ daily }: { daily: readonly number[] }) {
  const words = useWords();
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
        // A day without views is a line on the ground, so that the days can be counted.
        const tall = most === 0 ? 1 : Math.max(1, (count / most) * height);
        return (
          <rect key={at} x={at * 6} y={height - tall} width="4" height={tall} opacity={count ? 1 : 0.35} />
        );
      })}
    </svg>
  );
}

/** Draws what the server tells; nothing when it tells nothing. */
export function Stats({ item }: { item: OwnItem }) {
  const words = useWords();
  const links = useLinks();
  const offer = useOffer();
  const { views, contacts, daily, view } = item;
  if (views === null && contacts === null) return <span data-stats="" />;
  return (
    <div className={styles.stats} data-stats="">
      {views === null ? null : (
        <span>
          <b>{views}</b> {words.views}
        </span>
      )}
      {contacts === null ? null : (
        <a href={links.responses(item)} onClick={offer('housing-responses', { id: view.propertyId })}>
          <b>{contacts}</b> {words.contacts}
        </a>
      )}
      {daily?.length ? <Trend daily={daily} /> : null}
    </div>
  );
}
