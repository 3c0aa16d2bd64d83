/** What the parts of a project's page share. */
import type { ProjectPage } from '../../../model/projects/project-page.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';

/** What the parts take. */
export interface PartProps {
  project: ProjectPage;
}

/** Returns how a day is written. */
export function useDay(): (day: string) => string {
  const locale = useLocale();
  return (day) => formatDate(Date.parse(day), locale);
}
