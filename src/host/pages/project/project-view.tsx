/** A project: who builds it, what the register says, what homes cost, how far it is, and its homes. */
import { projectSizes } from '../../../model/rules/project-sizes.js';
import { useControlWords } from '../../../widgets/kit/language/control-words.js';
import { formatPrice } from '../../../model/rules/price.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { middleSize, Picture } from '../../../widgets/kit/listing/picture.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { pageTitleClass } from '../about/page-title.js';
import { drawnPageClass } from '../drawn-page-styles.js';
import { HomeCards } from '../home/home-cards.js';
import { Section } from '../home/section.js';
import { routes } from '../../routes.js';
import { searchPath } from '../../search-path.js';
import { type PartProps, useDay } from './parts.js';
import { ProjectTables } from './project-tables.js';
import { projectStyles as styles } from './styles.js';
import { useProjectWords } from './words.js';

function Register({ project: { slug, phases, registerLink } }: PartProps) {
  const words = useProjectWords();
  const address = registerLink || 'https://maharera.maharashtra.gov.in';
  return (
    <aside className={styles.register} aria-label={words.reraNumbers}>
      <img src={`/qr/project/${encodeURIComponent(slug)}.svg`} alt={words.qr} width="112" height="112" />
      <div>
        <b>{words.rera}</b>
        {phases.map(({ reraNumber, name }) => (
          <span key={reraNumber} title={name}>
            {reraNumber}
          </span>
        ))}
        <a href={address} rel="noopener noreferrer nofollow" target="_blank">
          {new URL(address).hostname}
        </a>
        <small>{words.scan}</small>
      </div>
    </aside>
  );
}

function Head({ project }: PartProps) {
  const words = useProjectWords();
  const label = useLabels();
  const dayOf = useDay();
  const { name, builder, locality, city, possession, minPrice, maxPrice, sponsored } = project;
  const place = words.inCity(locality, label(city));
  const { price } = useControlWords();
  return (
    <header className={styles.head}>
      <div>
        <nav aria-label={words.way}>
          <ol>
            <li>
              <a href={routes.home.path}>{words.home}</a>
            </li>
            <li>
              <a href={searchPath({ tab: 'Buy', city, location: locality })}>{place}</a>
            </li>
            <li aria-current="page">{name}</li>
          </ol>
        </nav>
        <h1 className={pageTitleClass}>{name}</h1>
        <p>
          {words.by(builder)} · {place} {sponsored ? <Badge>{words.sponsored}</Badge> : null}
        </p>
        {minPrice !== undefined && maxPrice !== undefined ? (
          <p className={styles.price}>
            {words.prices(price(formatPrice(minPrice)), price(formatPrice(maxPrice)))}
          </p>
        ) : (
          <p>{words.noPrice}</p>
        )}
        <p>
          {projectSizes(project.configurations)} ·{' '}
          {possession ? `${words.possession}: ${dayOf(possession)}` : words.ready}
        </p>
      </div>
      <Register project={project} />
    </header>
  );
}

function Pictures({ project: { name, photos } }: PartProps) {
  const words = useProjectWords();
  const dayOf = useDay();
  const sorted = [...photos].sort((one, other) => (one.on < other.on ? 1 : -1));
  if (sorted.length === 0) return null;
  return (
    <Section id="progress" title={words.progress}>
      <ul className={styles.pictures}>
        {sorted.map(({ url, on }) => (
          <li key={url}>
            <figure>
              <Picture
                src={middleSize(url)}
                alt={words.pictureOf(name, dayOf(on))}
                sizes="(min-width: 900px) 380px, 92vw"
                width={4}
                height={3}
              />
              <figcaption>{words.taken(dayOf(on))}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Plans({ project: { plans } }: PartProps) {
  const words = useProjectWords();
  if (plans.length === 0) return null;
  return (
    <Section id="plans" title={words.plans}>
      <ul className={styles.pictures}>
        {plans.map(({ url, title }) => (
          <li key={url}>
            <figure>
              <a href={url}>
                <Picture
                  src={middleSize(url)}
                  alt={title}
                  sizes="(min-width: 900px) 380px, 92vw"
                  width={4}
                  height={3}
                />
              </a>
              <figcaption>{title}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Text({ project: { about, amenities, brochure, reviewedOn } }: PartProps) {
  const words = useProjectWords();
  const label = useLabels();
  const dayOf = useDay();
  return (
    <>
      {about ? (
        <Section id="about" title={words.about}>
          <p className={styles.about} lang="">
            {about}
          </p>
        </Section>
      ) : null}
      {amenities.length > 0 ? (
        <Section id="amenities" title={words.amenities}>
          <ul className={styles.chips}>
            {amenities.map((each) => (
              <li key={each}>{label(each)}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      <div className={styles.acts}>
        {brochure ? <ButtonLink href={brochure}>{words.brochure}</ButtonLink> : null}
        <Button
          onClick={() => {
            print();
          }}
        >
          {words.print}
        </Button>
        <p className={styles.note}>{words.reviewed(dayOf(reviewedOn))}</p>
      </div>
    </>
  );
}

function Homes({ project: { homes, city, locality } }: PartProps) {
  const words = useProjectWords();
  return (
    <Section id="homes" title={words.newest} className={styles.homes}>
      {homes.length > 0 ? (
        <HomeCards homes={homes} />
      ) : (
        <p>
          {words.noHomes}{' '}
          <a href={searchPath({ tab: 'Buy', city, location: locality })}>{words.search(locality)}</a>
        </p>
      )}
    </Section>
  );
}

/** Draws the project. */
export function ProjectView({ project }: PartProps) {
  return (
    <div className={`${drawnPageClass} ${styles.page}`}>
      <Head project={project} />
      <ProjectTables project={project} />
      <Pictures project={project} />
      <Text project={project} />
      <Plans project={project} />
      <Homes project={project} />
    </div>
  );
}
