/** An agent or builder: name, own RERA number, languages, where they work, projects and homes. */
import { useUnit } from 'effector-react';
import {
  $areHomesPending,
  $haveHomesFailed,
  moreHomesRequested,
  type PersonPage,
} from '../../../model/people/person-page.js';
import { placePath } from '../../../model/rules/place-path.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { formatDate, formatNumber } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { routes } from '../../routes.js';
import { pageTitleClass } from '../about/page-title.js';
import { drawnPageClass } from '../drawn-page-styles.js';
import { HomeCards } from '../home/home-cards.js';
import { Section } from '../home/section.js';
import { useLanguageNames } from './spoken.js';
import { personStyles as styles } from './styles.js';
import { usePersonWords } from './words.js';

interface PartProps {
  person: PersonPage;
}

function Facts({ person: { rera, languages, since } }: PartProps) {
  const words = usePersonWords();
  const locale = useLocale();
  const nameOf = useLanguageNames();
  const month = new Intl.DateTimeFormat(`${locale}-IN-u-nu-latn`, {
    ...({ month: 'long', year: 'numeric', timeZone: 'UTC' } as const),
  }).format(Date.parse(`${since}-01`));
  return (
    <>
      <p className={styles.note}>{words.since(month)}</p>
      <dl>
        {rera ? (
          <div>
            <dt>{words.rera}</dt>
            <dd>
              <b>{rera.number}</b>{' '}
              <span className={styles.note}>
                (
                {rera.checkedOn === undefined
                  ? words.reraStated
                  : words.reraChecked(formatDate(rera.checkedOn, locale))}
                )
              </span>
            </dd>
          </div>
        ) : null}
        {languages.length > 0 ? (
          <div>
            <dt>{words.languages}</dt>
            <dd>{languages.map(nameOf).join(', ')}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}

function Head({ person }: PartProps) {
  const words = usePersonWords();
  const { name, kind } = person;
  return (
    <header className={styles.head}>
      <nav aria-label={words.way}>
        <ol>
          <li>
            <a href={routes.home.path}>{words.home}</a>
          </li>
          <li aria-current="page">{name}</li>
        </ol>
      </nav>
      <p className={styles.note}>{words.kinds[kind]}</p>
      <h1 className={pageTitleClass}>{name}</h1>
      <Facts person={person} />
    </header>
  );
}

function Areas({ person: { areas } }: PartProps) {
  const words = usePersonWords();
  const label = useLabels();
  const locale = useLocale();
  if (areas.length === 0) return null;
  return (
    <Section id="areas" title={words.areas}>
      <ul className={styles.chips}>
        {areas.map(({ city, locality, homes }) => (
          <li key={`${city} ${locality}`}>
            <a href={placePath(city, locality)}>
              {words.area(`${label(locality)}, ${label(city)}`, formatNumber(homes, locale))}
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Projects({ person: { projects } }: PartProps) {
  const words = usePersonWords();
  const label = useLabels();
  if (projects.length === 0) return null;
  return (
    <Section id="projects" title={words.projects}>
      <ul className={styles.chips}>
        {projects.map(({ path, name, locality, city }) => (
          <li key={path}>
            <a href={path}>{`${name}, ${label(locality)}, ${label(city)}`}</a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function More({ slug }: { slug: string }) {
  const words = usePersonWords();
  const { ask, isPending, hasFailed } = useUnit({
    ask: moreHomesRequested,
    isPending: $areHomesPending,
    hasFailed: $haveHomesFailed,
  });
  return (
    <div className={styles.more}>
      {hasFailed ? <InlineNotice tone="danger">{words.moreFailed}</InlineNotice> : null}
      <Button
        busy={isPending}
        onClick={() => {
          ask(slug);
        }}
      >
        {words.more}
      </Button>
    </div>
  );
}

function Homes({ person: { slug, homes, homeCount } }: PartProps) {
  const words = usePersonWords();
  const locale = useLocale();
  return (
    <Section id="homes" title={words.homes(formatNumber(homeCount, locale))}>
      {homes.length > 0 ? <HomeCards homes={homes} /> : <p>{words.noHomes}</p>}
      {homes.length > 0 && homes.length < homeCount ? <More slug={slug} /> : null}
      {homes.length > 0 ? <p className={styles.after}>{words.contact}</p> : null}
    </Section>
  );
}

/** Draws the page. */
export function PersonView({ person }: PartProps) {
  return (
    <div className={drawnPageClass}>
      <Head person={person} />
      <Areas person={person} />
      <Projects person={person} />
      <Homes person={person} />
    </div>
  );
}
