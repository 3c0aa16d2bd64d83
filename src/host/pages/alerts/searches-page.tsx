/** The saved searches: how often each tells, what it found, and a way back to it. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import {
  $alertAddress,
  $hasSearchesFailed,
  $savedSearches,
  frequencyChosen,
  searchesRequested,
  searchRemoved,
} from '../../../model/alerts/saved-searches.js';
import { frequencies } from '../../../model/rules/saved-searches.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { BellIcon, TrashIcon } from '../../../widgets/kit/icons/icons.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ListPage } from '../../layout/list-page.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { LoginFirst } from './login-first.js';
import { PushChoice } from './push-choice.js';
import { styles } from './styles.js';
import { useAlertWords, useSearchName } from './words.js';

type Search = NonNullable<ReturnType<typeof $savedSearches.getState>>[number];

function SearchCard({ search }: { search: Search }) {
  const words = useAlertWords();
  const nameOf = useSearchName();
  const locale = useLocale();
  const send = useUnit({ choose: frequencyChosen, remove: searchRemoved });
  const { id, query, frequency, found, createdAt, hasMail, isProved } = search;
  const { title, details } = nameOf(query);
  const whole = [title, ...details].join(', ');
  return (
    <article className={styles.card}>
      <div>
        <h2>
          <a href={`${routes.search.path}?${query}`}>{title}</a>
        </h2>
        {details.length > 0 ? <p>{details.join(' · ')}</p> : null}
        <p>{[words.found(found), words.savedOn(formatDate(Date.parse(createdAt), locale))].join(' · ')}</p>
      </div>
      {hasMail && !isProved && frequency !== 'off' ? <InlineNotice>{words.prove}</InlineNotice> : null}
      <div className={styles.foot}>
        <Select
          aria-label={words.howOftenFor(whole)}
          options={frequencies.map((value) => ({ value, label: words.frequencies[value] }))}
          value={frequency}
          onValue={(chosen) => {
            if (chosen) send.choose({ id, frequency: chosen });
          }}
        />
        <IconButton
          label={words.remove(whole)}
          icon={<TrashIcon />}
          onClick={() => {
            send.remove(id);
          }}
        />
      </div>
    </article>
  );
}

function Nothing() {
  const words = useAlertWords();
  return (
    <EmptyState
      icon={<BellIcon />}
      title={words.noSearches}
      action={
        <ButtonLink variant="primary" href={routes.search.path}>
          {words.search}
        </ButtonLink>
      }
    >
      {words.noSearchesText}
    </EmptyState>
  );
}

/** Draws the page. */
export function SearchesPage() {
  const words = useAlertWords();
  const { searches, address, hasFailed, isLoggedIn, isAsked, load } = useUnit({
    searches: $savedSearches,
    address: $alertAddress,
    hasFailed: $hasSearchesFailed,
    isLoggedIn: $isLoggedIn,
    isAsked: $isSessionAsked,
    load: searchesRequested,
  });
  useEffect(() => {
    load();
  }, []);
  const { path } = routes.searches;
  usePageMeta({ title: words.searches, description: words.description, address: path, isHidden: true });
  const isGuest = isAsked && !isLoggedIn;
  return (
    <ListPage
      isNarrow
      title={words.searches}
      status={searches ? words.count(searches.length) : isGuest ? '' : words.loading}
      tools={<ButtonLink href={routes.news.path}>{words.news}</ButtonLink>}
      failure={hasFailed && { text: words.failed, onRetry: load }}
    >
      {isGuest ? <LoginFirst path={path} text={words.noSearchesText} /> : null}
      {searches?.length === 0 ? <Nothing /> : null}
      {!isGuest && !searches && !hasFailed ? <Skeleton height="var(--h-size-240)" /> : null}
      {searches && searches.length > 0 ? (
        <>
          <PushChoice />
          {address ? <p className={styles.note}>{words.mailsTo(address)}</p> : null}
          <ul className={styles.list}>
            {searches.map((search) => (
              <li key={search.id}>
                <SearchCard search={search} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </ListPage>
  );
}
