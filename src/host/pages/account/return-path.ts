/** Where signing in leads back to: a path of this site and nothing else (G-02). */
import { useSearch } from 'wouter';
import { isOwnPath, useNavigationState } from '../../navigation.js';
import { routes } from '../../routes.js';

const entrances: readonly string[] = [routes.login.path, routes.otp.path, routes.signup.path];

/** Reads a return path; anything that is not a page of this site, or is itself an entrance, becomes the home page. */
export const returnPathOf = (path: unknown): string => {
  if (!isOwnPath(path)) return routes.home.path;
  const { pathname, search, hash } = new URL(path, location.origin);
  return entrances.includes(pathname) ? routes.home.path : pathname + search + hash;
};

/** Answers the return path of the page on show: what came with the navigation, else what the address says. */
export const useReturnPath = (): string => {
  const state = useNavigationState();
  const query = new URLSearchParams(useSearch());
  return returnPathOf(state?.from ?? query.get('return'));
};
