/** The words around our frames on partners' pages, in Marathi. */
import type { FrameWords } from './en.js';

export const mr: FrameWords = {
  missing: 'हे संकेतस्थळ आमच्या चौकटीला येऊ देत नाही. आमच्या स्वतःच्या विंडोमध्ये हे दिसू शकते.',
  openAlone: 'विंडोमध्ये उघडा',
  failed: 'हे लोड झाले नाही.',
};
