/** The owner's pages by their route; one file that comes when one of them is opened. */
import { routes } from '../../routes.js';
import { AgencyPage } from '../agency/agency-page.js';
import { JoinPage } from '../agency/join-page.js';
import { ManagePage } from './manage-page.js';
import { ResponsesPage } from './responses-page.js';

const pages: Readonly<Record<string, () => React.ReactNode>> = {
  [routes.viewResponse.path]: ResponsesPage,
  [routes.agency.path]: AgencyPage,
  [routes.agencyInvitation.path]: JoinPage,
};

/** Draws the page of a route. */
export function OwnerPages({ path }: { path: string }) {
  const Page = pages[path] ?? ManagePage;
  return <Page />;
}
