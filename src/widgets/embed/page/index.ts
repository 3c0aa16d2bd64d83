/** The tools behind `Housing`, loaded at the first call. */
import type { CheckedPage, Finding } from './check/finding.js';
import { feedDataLayer } from './data-layer.js';
import { openListing } from './open-listing.js';
import { resumeSignIn, signIn, signOut } from './visitor.js';

const check = async (page: Omit<CheckedPage, 'words'>, isShown = false): Promise<Finding[]> =>
  (await import('./check/index.js')).check(page, isShown);

/** Holds the tools by name. */
export const tools = { check, comeBack: resumeSignIn, feedDataLayer, openListing, signIn, signOut };

/** Names the tools for the loader that brings them. */
export type PageTools = typeof tools;
