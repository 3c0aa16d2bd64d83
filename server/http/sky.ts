/** The sky over the drawings of the site: the hour and the season in Maharashtra, the same for everyone. */
import { indiaAhead } from '../services/calendar.js';

/** A look of the skyline other than that of the day. */
export type Sky = 'morning' | 'monsoon' | 'evening';

/** The sky at a moment (ms since 1970); undefined by day. The rains last from the middle of June to September. */
export const skyAt = (now: number): Sky | undefined => {
  const there = new Date(now + indiaAhead);
  const hour = there.getUTCHours();
  if (hour < 5 || hour >= 18) return 'evening';
  const [month, day] = [there.getUTCMonth() + 1, there.getUTCDate()];
  if ((month === 6 && day >= 15) || (month > 6 && month < 10)) return 'monsoon';
  return hour < 9 ? 'morning' : undefined;
};
