/** Addresses of projects' pages: /project/tamhan-skyline. */

const root = '/project/';

/** Returns the path of a project's page. */
export const projectPath = (slug: string): string => root + encodeURIComponent(slug);

/** Reads the path of a project's page; undefined where it is none. */
export const projectOfPath = (path: string): string | undefined => {
  const [, slug] = /^\/project\/([^/]+)$/.exec(path) ?? [];
  try {
    return slug && decodeURIComponent(slug);
  } catch {
    return undefined;
  }
};
