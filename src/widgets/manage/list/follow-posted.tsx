/** Loads the list again when a posting form of the same page has posted or saved a listing. */
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
