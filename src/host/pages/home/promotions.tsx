/** The vertical slider of promoted projects: moves on every 4000 ms, can be paused, not on phones (S-061, S-076). */
import type { Project } from '../../../model/index.js';
import { Carousel } from '../../../widgets/kit/carousel/carousel.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useMedia } from '../../../widgets/kit/layout/use-width.js';
import { useHomeWords } from './words.js';
import { ProjectCard } from './project-card.js';
import { Section } from './section.js';

const place = css`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  & > :last-child {
    height: var(--h-size-800);
    min-height: 100%;
  }
`;

/** Milliseconds between two projects (S-061). */
const autoplayInterval = 4000;

/** Draws the slider; on phones nothing, so that its pictures are not loaded. */
export function Promotions({ projects }: { projects: readonly Project[] }) {
  const text = useHomeWords();
  const isWide = useMedia('(min-width: 768px)');
  if (!isWide || projects.length === 0) return null;
  const slides = projects.map((project) => ({
    id: project.name,
    content: <ProjectCard project={project} sizes="320px" />,
  }));
  return (
    <Section id="promotions" title={text.promotions} className={place}>
      <Carousel
        label={text.promotions}
        slides={slides}
        perView={2}
        autoplay={autoplayInterval}
        direction="vertical"
        hideDots
      />
    </Section>
  );
}
