/** The page of an agent or builder (/agent/asha-kulkarni). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { $people, personRequested, type PersonPage as Page } from '../../../model/people/person-page.js';
import { personOfPath } from '../../../model/rules/person-path.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { DrawnPage } from '../drawn-page.js';
import { NotFoundPage } from '../not-found-page.js';
import { PersonView } from './person-view.js';
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

function AddressedPerson({ slug }: { slug: string }) {
  const { people, request } = useUnit({ people: $people, request: personRequested });
  return (
    <DrawnPage
      known={people[slug]}
      asked={slug}
      onAsk={() => {
        request(slug);
      }}
      words={usePersonWords()}
    >
      {(person) => <KnownPerson person={person} />}
    </DrawnPage>
  );
}

/** Draws the page of the address. */
export function PersonPage() {
  const [path] = useLocation();
  const slug = personOfPath(path)?.slug;
  return slug ? <AddressedPerson key={slug} slug={slug} /> : <NotFoundPage />;
}
