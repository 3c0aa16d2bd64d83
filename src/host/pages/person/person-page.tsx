/** The page of an agent or builder (/agent/asha-kulkarni). */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { $people, personRequested, type PersonPage as Page } from '../../../model/people/person-page.js';
import { personOfPath } from '../../../model/rules/person-path.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { useWordsArrived } from '../../../widgets/kit/language/define-words.js';
import { VisuallyHidden } from '../../../widgets/kit/layout/visually-hidden.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { wideClass } from '../../layout/wide.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { discardServerContent, ServerContent, serverContent } from '../../server-content.js';
import { NotFoundPage } from '../not-found-page.js';
import { PersonView } from './person-view.js';
import { personStyles as styles } from './styles.js';
import { usePersonWords } from './words.js';

function KnownPerson({ person }: { person: Page }) {
  const words = usePersonWords();
  const label = useLabels();
  const go = useGo();
  const [here] = useLocation();
  const { name, kind, path, areas, homeCount, projects } = person;
  const places = areas.slice(0, 3).map(({ locality }) => label(locality));
  usePageMeta({
    title: words.title(name, kind),
    description: words.described({ name, kind, places: places.join(', ') }),
    address: path,
    isHidden: homeCount === 0 && projects.length === 0,
  });
  useEffect(() => {
    // An address that the page had before, opened inside the site.
    if (decodeURI(here) !== decodeURI(path)) go(path, { replace: true });
  }, [go, here, path]);
  return <PersonView person={person} />;
}

/** Draws the room of a page that is loading, or the failure. */
function Waiting({ onRetry }: { onRetry: (() => void) | undefined }) {
  const words = usePersonWords();
  return (
    <div className={`${wideClass} ${styles.page}`}>
      {onRetry ? (
        <InlineNotice tone="danger" onRetry={onRetry}>
          {words.failed}
        </InlineNotice>
      ) : (
        <>
          <VisuallyHidden>{words.loading}</VisuallyHidden>
          <Skeleton width="60%" height="38px" />
          <Skeleton height="var(--h-size-360)" />
        </>
      )}
    </div>
  );
}

function AddressedPerson({ slug }: { slug: string }) {
  const { people, request } = useUnit({ people: $people, request: personRequested });
  const [first] = useState(serverContent);
  // The words of everything inside begin to load here.
  usePersonWords();
  useCardText();
  const hasWords = useWordsArrived();
  const known = people[slug];
  const ask = () => {
    request(slug);
  };
  useEffect(ask, [slug]);
  useEffect(discardServerContent, []);
  if (known === 'none') return <NotFoundPage />;
  // What the server has drawn stays until the same can be drawn here.
  if (first && known !== 'failed' && !(known && hasWords)) return <ServerContent content={first} />;
  if (known === undefined || known === 'failed')
    return <Waiting onRetry={known === 'failed' ? ask : undefined} />;
  return <KnownPerson person={known} />;
}

/** Draws the page of the address. */
export function PersonPage() {
  const [path] = useLocation();
  const slug = personOfPath(path)?.slug;
  return slug ? <AddressedPerson key={slug} slug={slug} /> : <NotFoundPage />;
}
