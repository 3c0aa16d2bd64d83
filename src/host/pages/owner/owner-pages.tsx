/** The owner's pages by their route; one file that comes when one of them is opened. */
import { routes } from '../../routes.js';
import { ManagePage } from './manage-page.js';
import { ResponsesPage } from './responses-page.js';

/** Draws the page of a route. */
export function OwnerPages({ path }: { path: string }) {
  return path === routes.viewResponse.path ? <ResponsesPage /> : <ManagePage />;
}
