/** The page of a builder's project (/project/tamhan-skyline). */
import { useUnit } from 'effector-react';
import { useLocation } from 'wouter';
import {
  $projects,
  projectRequested,
  type ProjectPage as Page,
} from '../../../model/projects/project-page.js';
import { projectSizes } from '../../../model/rules/project-sizes.js';
import { projectOfPath } from '../../../model/rules/project-path.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { usePageMeta } from '../../page-meta.js';
import { DrawnPage } from '../drawn-page.js';
import { NotFoundPage } from '../not-found-page.js';
import { ProjectView } from './project-view.js';
import { useProjectWords } from './words.js';

function KnownProject({ project }: { project: Page }) {
  const words = useProjectWords();
  const label = useLabels();
  const place = words.inCity(project.locality, label(project.city));
  usePageMeta({
    title: words.title(project.name, place),
    description: words.described({
      sizes: projectSizes(project.configurations),
      place,
      builder: project.builder,
    }),
    address: project.path,
  });
  return <ProjectView project={project} />;
}

function AddressedProject({ slug }: { slug: string }) {
  const { projects, request } = useUnit({ projects: $projects, request: projectRequested });
  return (
    <DrawnPage
      known={projects[slug]}
      asked={slug}
      onAsk={() => {
        request(slug);
      }}
      words={useProjectWords()}
    >
      {(project) => <KnownProject project={project} />}
    </DrawnPage>
  );
}

/** Draws the page of the address. */
export function ProjectPage() {
  const [path] = useLocation();
  const slug = projectOfPath(path);
  return slug ? <AddressedProject key={slug} slug={slug} /> : <NotFoundPage />;
}
