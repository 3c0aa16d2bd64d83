/** A posting form of the same page may add to the list or change it: the list is then asked for anew. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { manageOpened } from '../../../model/manage/entry.js';

/** Listens while the widget stands; draws nothing. */
export function FollowPosted() {
  const open = useUnit(manageOpened);
  useEffect(() => {
    const follow = () => {
      open();
    };
    document.addEventListener('housing-posted', follow);
    return () => {
      document.removeEventListener('housing-posted', follow);
    };
  }, []);
  return null;
}
