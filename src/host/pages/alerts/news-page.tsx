/** What is new for the signed-in person, and what they want to be told. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import {
  $hasNewsFailed,
  $news,
  $newsChoices,
  type News,
  newsChosen,
  newsRead,
  newsRequested,
} from '../../../model/alerts/news.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { BellIcon } from '../../../widgets/kit/icons/icons.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ListPage } from '../../layout/list-page.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { LoginFirst } from './login-first.js';
import { PushChoice } from './push-choice.js';
import { NewsItem } from './news-item.js';
import { styles } from './styles.js';
import { useAlertWords } from './words.js';

function Choices() {
  const words = useAlertWords();
  const { choices, choose } = useUnit({ choices: $newsChoices, choose: newsChosen });
  const types = [...new Set(choices.map(({ type }) => type))];
  return (
    <details className={styles.choices}>
      <summary>{words.choices}</summary>
      <ul>
        {types.map((type) => (
          <li key={type}>
            <span>{words.types[type]}</span>
            {choices
              .filter((choice) => choice.type === type)
              .map((choice) => (
                <label key={choice.channel}>
                  <input
                    type="checkbox"
                    checked={choice.isOn}
                    aria-label={words.choiceOf(words.types[type], words.channels[choice.channel])}
                    onChange={({ currentTarget: { checked } }) => {
                      choose({ ...choice, isOn: checked });
                    }}
                  />
                  {words.channels[choice.channel]}
                </label>
              ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Nothing() {
  const words = useAlertWords();
  return (
    <EmptyState
      icon={<BellIcon />}
      title={words.noNews}
      action={
        <ButtonLink variant="primary" href={routes.search.path}>
          {words.search}
        </ButtonLink>
      }
    >
      {words.noNewsText}
    </EmptyState>
  );
}

/** What is shown stays marked as new until the page is left, though it has been read. */
function useShownNews(): readonly News[] | null {
  const { news, read } = useUnit({ news: $news, read: newsRead });
  const [shown, setShown] = useState<readonly News[] | null>(null);
  useEffect(() => {
    setShown(news);
    if (news) read();
  }, [news]);
  return shown;
}

/** Draws the page. */
export function NewsPage() {
  const words = useAlertWords();
  const { hasFailed, isLoggedIn, isAsked, load } = useUnit({
    hasFailed: $hasNewsFailed,
    isLoggedIn: $isLoggedIn,
    isAsked: $isSessionAsked,
    load: newsRequested,
  });
  const news = useShownNews();
  useEffect(() => {
    load();
  }, []);
  const { path } = routes.news;
  usePageMeta({ title: words.news, description: words.description, address: path, isHidden: true });
  const isGuest = isAsked && !isLoggedIn;
  const unread = news?.filter(({ isRead }) => !isRead).length ?? 0;
  return (
    <ListPage
      isNarrow
      title={words.news}
      status={news ? unread > 0 && words.unread(unread) : isGuest ? '' : words.loading}
      tools={<ButtonLink href={routes.searches.path}>{words.searches}</ButtonLink>}
      failure={hasFailed && { text: words.failed, onRetry: load }}
    >
      {isGuest ? <LoginFirst path={path} text={words.noNewsText} /> : null}
      {news?.length === 0 ? <Nothing /> : null}
      {!isGuest && !news && !hasFailed ? <Skeleton height="var(--h-size-240)" /> : null}
      {news && news.length > 0 ? (
        <ul className={styles.list}>
          {news.map((each) => (
            <li key={each.id}>
              <NewsItem news={each} />
            </li>
          ))}
        </ul>
      ) : null}
      {news ? <PushChoice /> : null}
      {news ? <Choices /> : null}
    </ListPage>
  );
}
