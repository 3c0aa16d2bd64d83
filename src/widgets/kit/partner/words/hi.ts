/** The words around our frames on partners' pages, in Hindi. */
import type { FrameWords } from './en.js';

export const hi: FrameWords = {
  missing: 'यह साइट हमारे फ़्रेम को नहीं आने देती। हमारी अपनी विंडो में यह दिख सकता है।',
  openAlone: 'विंडो में खोलें',
  failed: 'यह लोड नहीं हुआ।',
};
