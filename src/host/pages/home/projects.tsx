/** The row of four projects on high demand (S-077, C-41). */
import type { Project } from '../../../model/index.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useHomeWords } from './words.js';
import { ProjectCard } from './project-card.js';
import { Section } from './section.js';
import { swipedUpTo } from './swipe-row.js';

const row = css`
  ${swipedUpTo(767, '78%')}
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

/** Projects in the row (S-077). */
const rowLength = 4;
const places = Array.from({ length: rowLength }, (_, at) => at);
const sizes = '(min-width: 1024px) 300px, (min-width: 768px) 50vw, 78vw';

/** Draws the row; null while projects are loading, nothing without any. */
export function Projects({ projects }: { projects: readonly Project[] | null }) {
  const text = useHomeWords();
  if (projects?.length === 0) return null;
  const isPaid = projects?.some(({ sponsored }) => sponsored) === true;
  return (
    <Section id="projects" title={text.projects} {...(isPaid && { note: text.projectsNote })}>
      <ul className={row}>
        {projects?.slice(0, rowLength).map((project) => (
          <li key={project.name}>
            <ProjectCard project={project} sizes={sizes} />
          </li>
        )) ??
          places.map((place) => (
            <li key={place}>
              <Skeleton height="340px" />
            </li>
          ))}
      </ul>
    </Section>
  );
}
