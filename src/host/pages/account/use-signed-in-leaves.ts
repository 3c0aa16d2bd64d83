/** Sends people on who open a page for signing in and are signed in already (S-765). */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import { useGo } from '../../navigation.js';

/** Opens the return path for who was signed in when the page opened; who signs in on it is led on by that. */
export const useSignedInLeaves = (returnTo: string): void => {
  const go = useGo();
  const { isLoggedIn, isAsked } = useUnit({ isLoggedIn: $isLoggedIn, isAsked: $isSessionAsked });
  const isTold = useRef(false);
  useEffect(() => {
    if (!isAsked || isTold.current) return;
    isTold.current = true;
    if (isLoggedIn) go(returnTo, { replace: true });
  }, [go, isAsked, isLoggedIn, returnTo]);
};
