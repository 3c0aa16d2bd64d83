/** The static pages by their address (S-390 to S-394); one file that comes when one of them is opened. */
import type { ReactElement } from 'react';
import { useLocation } from 'wouter';
import { withoutTrailingSlashes } from '../../../model/rules/trailing-slashes.js';
import { articleOf, routes } from '../../routes.js';
import { NotFoundPage } from '../not-found-page.js';
import { AboutFrame } from './about-frame.js';
import { ArticlePage } from './article-page.js';
import { ArticlesPage } from './articles-page.js';
import { ContactPage } from './contact-page.js';
import { DocumentPage } from './document-page.js';
import { FaqsPage } from './faqs-page.js';
import { ReportPage } from './report-page.js';
import { hasPage } from './page-content.js';

const fixed: Readonly<Record<string, () => ReactElement>> = {
  [routes.about.path]: () => <DocumentPage name="about" path={routes.about.path} />,
  [routes.blogs.path]: () => <ArticlesPage />,
  [routes.faqs.path]: () => <FaqsPage />,
  [routes.privacy.path]: () => <DocumentPage name="privacy-policy" path={routes.privacy.path} />,
  [routes.terms.path]: () => <DocumentPage name="terms" path={routes.terms.path} />,
  [routes.contact.path]: () => <ContactPage />,
  [routes.report.path]: () => <ReportPage />,
};

/** Draws the page of an address below /about-us; an article that is not there is not found. */
export function AboutPages() {
  const path = withoutTrailingSlashes(useLocation()[0]);
  const draw = fixed[path];
  const article = articleOf(path);
  if (!draw && !hasPage(article)) return <NotFoundPage />;
  return (
    <AboutFrame path={path}>
      {draw ? <div key={path}>{draw()}</div> : <ArticlePage key={path} name={article} />}
    </AboutFrame>
  );
}
