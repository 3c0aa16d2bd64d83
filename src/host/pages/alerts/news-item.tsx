/** One piece of news: what happened, where it leads, and when. */
import type { ReactElement } from 'react';
import type { News } from '../../../model/alerts/news.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { BellIcon, CoinIcon, HeartIcon, UsersIcon } from '../../../widgets/kit/icons/icons.js';
import { HomeIcon } from '../../../widgets/kit/icons/card-icons.js';
import { formatDate, formatRupees } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { useHeadline } from '../../../widgets/kit/listing/use-headline.js';
import { routes } from '../../routes.js';
import { styles } from './styles.js';
import { useAlertWords, useSearchName } from './words.js';

const icons: Readonly<Record<News['type'], ReactElement>> = {
  match: <BellIcon />,
  cut: <HeartIcon />,
  gone: <HeartIcon />,
  lead: <UsersIcon />,
  refund: <CoinIcon />,
  expiry: <HomeIcon />,
  report: <BellIcon />,
};

const listingHref = ({ kind = 'sell', listingId = '' }: News): string =>
  `${detailRouteOf(kind)}?id=${encodeURIComponent(listingId)}`;

interface Told {
  said: string;
  href: string;
  more?: string;
}

/** Returns what news say and where they lead. */
function useTold(): (news: News) => Told {
  const words = useAlertWords();
  const headline = useHeadline();
  const nameOf = useSearchName();
  const locale = useLocale();
  const homeOf = ({ kind = 'sell', city = '', locality = '', propertyType = '', bhk = '' }: News): string =>
    headline({ ...listingView(kind, { _id: '' }), city, locality, propertyType, bhk });
  const tell: Readonly<Record<News['type'], (news: News) => Told>> = {
    match: (news) => {
      const { count, query = '' } = news;
      const name = nameOf(query);
      const title = [name.title, ...name.details].join(' · ');
      if (count > 1) return { said: words.matches(count, title), href: `${routes.search.path}?${query}` };
      return { said: words.match(homeOf(news)), href: listingHref(news), more: title };
    },
    cut: (news) => ({
      said: words.cut(homeOf(news)),
      href: listingHref(news),
      more: [
        news.price ? formatRupees(news.price, locale) : '',
        news.before ? words.was(formatRupees(news.before, locale)) : '',
      ]
        .filter(Boolean)
        .join(', '),
    }),
    gone: (news) => ({ said: words.gone(homeOf(news)), href: routes.saved.path }),
    lead: ({ count, propertyId = '' }) => ({
      said: words.lead(count, propertyId),
      href: routes.viewResponse.path,
    }),
    refund: ({ state, coins = 0 }) => ({
      said: words.refund(state === 'given', coins),
      href: `${routes.profile.path}?tab=contacts`,
    }),
    expiry: ({ count, leavesAt = '' }) => ({
      said: words.expiry(count, formatDate(Date.parse(leavesAt), locale)),
      href: routes.manage.path,
    }),
    report: ({ report = '', state = 'answered' }) => ({
      said: words.report(report, state as Parameters<typeof words.report>[1]),
      href: routes.report.path,
    }),
  };
  return (news) => tell[news.type](news);
}

/** Draws the news. */
export function NewsItem({ news }: { news: News }) {
  const words = useAlertWords();
  const locale = useLocale();
  const { said, href, more } = useTold()(news);
  const date = formatDate(Date.parse(news.at), locale);
  return (
    <article className={styles.news} data-new={news.isRead ? undefined : ''}>
      {icons[news.type]}
      <div>
        <a href={href}>{said}</a>
        {more ? <p>{more}</p> : null}
        <p>{news.isRead ? date : `${words.isNew} · ${date}`}</p>
      </div>
    </article>
  );
}
