/** How many news wait under the bell; asked for with each page, and again when the person comes back to it. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $unread, newsRequested } from '../../model/alerts/news.js';
import { hiddenClass } from '../../widgets/kit/layout/visually-hidden.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';

/** Milliseconds after which coming back to the page asks again. */
const stale = 60_000;

/** Highest number that is shown. */
const mostShown = 99;

const badge = css`
  position: absolute;
  top: 2px;
  right: 2px;
  min-width: var(--h-text-18);
  padding-inline: 4px;
  border-radius: var(--h-radius-full);
  background: var(--h-brand);
  color: var(--h-on-brand);
  font-size: var(--h-text-12);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: var(--h-text-18);
  text-align: center;
`;

/** Draws the number; nothing where there is nothing new. */
export default function BellCount() {
  const text = useSiteWords();
  const { unread, load } = useUnit({ unread: $unread, load: newsRequested });
  useEffect(() => {
    let askedAt = Date.now();
    load();
    const look = (): void => {
      if (document.hidden || Date.now() - askedAt < stale) return;
      askedAt = Date.now();
      load();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
    };
  }, [load]);
  if (unread === 0) return null;
  return (
    <>
      <span className={hiddenClass}>{text.unread(unread)}</span>
      <b className={badge} aria-hidden="true">
        {unread > mostShown ? `${String(mostShown)}+` : unread}
      </b>
    </>
  );
}
