/** The pages of agencies, by their paths. */
import { routes } from '../../routes.js';
import { AgencyPage } from './agency-page.js';
import { JoinPage } from './join-page.js';

/** Draws the page of a path. */
export function AgencyPages({ path }: { path: string }) {
  return path === routes.agencyInvitation.path ? <JoinPage /> : <AgencyPage />;
}
