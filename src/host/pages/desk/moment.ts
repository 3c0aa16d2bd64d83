/** Moments as the desk writes them: to the minute, by the clocks of India. */
import { formatDate } from '../../../widgets/kit/language/format.js';

/** Milliseconds that the clocks of India are ahead of UTC. */
const ahead = 5.5 * 3_600_000;

/** Writes an ISO text as a day and a minute: 25 Nov 2026, 14:05. */
export const momentOf = (text: string, locale: Parameters<typeof formatDate>[1]): string => {
  const minute = new Date(Date.parse(text) + ahead).toISOString().slice(11, 16);
  return `${formatDate(Date.parse(text), locale)}, ${minute}`;
};
