/** Chooses the page of a path: saved searches, what is new, or what a link of a mail does. */
import { routes } from '../../routes.js';
import { LinkPage } from './link-page.js';
import { NewsPage } from './news-page.js';
import { SearchesPage } from './searches-page.js';

/** Draws the page. */
export function AlertPages({ path }: { path: string }) {
  if (path === routes.news.path) return <NewsPage />;
  return path === routes.alerts.path ? <LinkPage /> : <SearchesPage />;
}
