/** Where signing in leads back to: a path of this site and nothing else (G-02). */
import { useSearch } from 'wouter';
import { isOwnPath, useNavigationState } from '../../navigation.js';
import { routes } from '../../routes.js';

const entrances: readonly string[] = [routes.login.path, routes.otp.path, routes.signup.path];

/** Reads a return path; one that is no page of this site, or is a sign-in page, becomes the home page. */
export const returnPathOf = (path: unknown): string => {
  if (!isOwnPath(path)) return routes.home.path;
  const { pathname, search, hash } = new URL(path, location.origin);
  return entrances.includes(pathname) ? routes.home.path : pathname + search + hash;
};

/** Returns the return path of the current page: from the navigation state, else from the address. */
export const useReturnPath = (): string => {
  const state = useNavigationState();
  const query = new URLSearchParams(useSearch());
  return returnPathOf(state?.from ?? query.get('return'));
};
