/** The page of a builder's project (/project/tamhan-skyline). */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import {
  $projects,
  projectRequested,
  type ProjectPage as Page,
} from '../../../model/projects/project-page.js';
import { projectSizes } from '../../../model/rules/project-sizes.js';
import { projectOfPath } from '../../../model/rules/project-path.js';
import { useLabels } from '../../../widgets/kit/labels/labels.js';
import { useWordsArrived } from '../../../widgets/kit/language/define-words.js';
import { VisuallyHidden } from '../../../widgets/kit/layout/visually-hidden.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { wideClass } from '../../layout/wide.js';
import { usePageMeta } from '../../page-meta.js';
import { discardServerContent, ServerContent, serverContent } from '../../server-content.js';
import { NotFoundPage } from '../not-found-page.js';
import { ProjectView } from './project-view.js';
import { projectStyles as styles } from './styles.js';
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

/** Draws the room of a project that is loading, or the failure. */
function Waiting({ onRetry }: { onRetry: (() => void) | undefined }) {
  const words = useProjectWords();
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

function AddressedProject({ slug }: { slug: string }) {
  const { projects, request } = useUnit({ projects: $projects, request: projectRequested });
  const [first] = useState(serverContent);
  // The words of everything inside begin to load here.
  useProjectWords();
  useCardText();
  const hasWords = useWordsArrived();
  const known = projects[slug];
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
  return <KnownProject project={known} />;
}

/** Draws the page of the address. */
export function ProjectPage() {
  const [path] = useLocation();
  const slug = projectOfPath(path);
  return slug ? <AddressedProject key={slug} slug={slug} /> : <NotFoundPage />;
}
