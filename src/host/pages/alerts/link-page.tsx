/** The page that links of mails lead to: it shows the searches of the link, and changes nothing before a press. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import {
  $linkChoice,
  $linked,
  $linkedNews,
  $linkFailure,
  alertLinkOpened,
  changeLinkFx,
  linkFrequencyChosen,
} from '../../../model/alerts/alert-link.js';
import { readAlertHash } from '../../../model/rules/alert-address.js';
import { type Frequency, frequencies } from '../../../model/rules/saved-searches.js';
import { searchMessages } from '../../../model/rules/messages/searches.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { ChoiceChips } from '../../../widgets/kit/form/chip-group.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ListPage } from '../../layout/list-page.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { styles } from './styles.js';
import { useAlertWords, useSearchName } from './words.js';

/** What is chosen at first: what the searches do now; who had stopped them is not asked to begin again. */
const firstOf = (searches: readonly { frequency: Frequency }[]): Frequency =>
  searches[0]?.frequency ?? 'daily';

function Form({ token }: { token: string }) {
  const words = useAlertWords();
  const nameOf = useSearchName();
  const { searches, choice, isPending, choose } = useUnit({
    searches: $linked,
    choice: $linkChoice,
    isPending: changeLinkFx.pending,
    choose: linkFrequencyChosen,
  });
  const [chosen, setChosen] = useState<Frequency>();
  if (!searches) return null;
  const frequency = chosen ?? firstOf(searches);
  return (
    <>
      <ul className={styles.list}>
        {searches.map(({ query }) => {
          const { title, details } = nameOf(query);
          return (
            <li key={query} className={styles.card}>
              <h2>
                <a href={`${routes.search.path}?${query}`}>{title}</a>
              </h2>
              {details.length > 0 ? <p>{details.join(' · ')}</p> : null}
            </li>
          );
        })}
      </ul>
      <ChoiceChips
        legend={words.howOften}
        options={frequencies.map((each) => ({ value: each, label: words.frequencies[each] }))}
        value={frequency}
        onValue={setChosen}
      />
      {choice ? (
        <InlineNotice tone="success">{words.linkDone[choice]}</InlineNotice>
      ) : (
        <p className={styles.note}>{words.linkText}</p>
      )}
      <Button
        variant="primary"
        busy={isPending}
        onClick={() => {
          choose({ token, frequency });
        }}
      >
        {frequency === 'off' ? words.linkStop : words.linkProve}
      </Button>
      {frequency === 'off' ? null : (
        <Button
          onClick={() => {
            setChosen('off');
            choose({ token, frequency: 'off' });
          }}
        >
          {words.linkStop}
        </Button>
      )}
    </>
  );
}

/** What a mail about news tells of, and the press that stops mails of its kinds. */
function NewsForm({ token }: { token: string }) {
  const words = useAlertWords();
  const { news, isPending, choose } = useUnit({
    news: $linkedNews,
    isPending: changeLinkFx.pending,
    choose: linkFrequencyChosen,
  });
  if (!news) return null;
  return (
    <>
      <ul className={styles.list}>
        {news.types.map((type) => (
          <li key={type} className={styles.card}>
            <h2>{words.types[type]}</h2>
          </li>
        ))}
      </ul>
      {news.isOn ? (
        <>
          <p className={styles.note}>{words.linkText}</p>
          <Button
            variant="primary"
            busy={isPending}
            onClick={() => {
              choose({ token, frequency: 'off' });
            }}
          >
            {words.linkStop}
          </Button>
        </>
      ) : (
        <InlineNotice tone="success">{words.stopped}</InlineNotice>
      )}
    </>
  );
}

/** Draws the page. */
export function LinkPage() {
  const words = useAlertWords();
  const say = useLiterals();
  const { searches, news, failure, open } = useUnit({
    searches: $linked,
    news: $linkedNews,
    failure: $linkFailure,
    open: alertLinkOpened,
  });
  const [token] = useState(() => readAlertHash(location.hash));
  useEffect(() => {
    if (token) open(token);
  }, [token]);
  usePageMeta({
    title: words.link,
    description: words.description,
    address: routes.alerts.path,
    isHidden: true,
  });
  const problem = token ? failure : searchMessages.alertLinkGone;
  return (
    <ListPage isNarrow title={news ? words.choices : words.link}>
      {problem ? <InlineNotice tone="danger">{say(problem)}</InlineNotice> : null}
      {token && !searches && !failure ? <Skeleton height="var(--h-size-240)" /> : null}
      {token && searches && !news ? <Form token={token} /> : null}
      {token && news ? <NewsForm token={token} /> : null}
    </ListPage>
  );
}
