/** Counts seconds down to nothing. */
import { useEffect, useState } from 'react';

/** Returns the seconds that are left and the function that begins anew. */
export const useCountdown = (seconds: number): [left: number, restart: () => void] => {
  const [end, setEnd] = useState(() => Date.now() + seconds * 1000);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 500);
    return () => {
      clearInterval(timer);
    };
  }, [left]);
  const restart = () => {
    setNow(Date.now());
    setEnd(Date.now() + seconds * 1000);
  };
  return [left, restart];
};
