/** The words around our frames on partners' pages, in Hindi. */
import type { FrameWords } from '../en/partner-frame.js';

export const words = {
  missing:
    'हमारा फ़्रेम लोड नहीं हुआ: नेटवर्क धीमा हो सकता है, या यह साइट उसे आने नहीं देती। हमारी अपनी विंडो में यह दिख सकता है।',
  openAlone: 'विंडो में खोलें',
  askAloneText: 'सिक्के तभी लगते हैं जब आप हमारी विंडो में दबाते हैं, जिस तक यह साइट नहीं पहुँच सकती।',
  askAlone: 'हमारी विंडो में पुष्टि करें',
  failed: 'यह लोड नहीं हुआ।',
} satisfies FrameWords;
