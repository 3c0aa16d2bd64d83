/** The words around our frames on partners' pages, in Marathi. */
import type { FrameWords } from '../en/partner-frame.js';

export const words = {
  missing:
    'आमची चौकट लोड झाली नाही: नेटवर्क मंद असेल किंवा हे संकेतस्थळ तिला येऊ देत नसेल. आमच्या स्वतःच्या विंडोमध्ये हे दिसू शकते.',
  openAlone: 'विंडोमध्ये उघडा',
  askAloneText: 'हे संकेतस्थळ पोहोचू शकत नाही अशा आमच्या विंडोमध्ये तुम्ही दाबल्यावरच नाणी वापरली जातात.',
  askAlone: 'आमच्या विंडोमध्ये पुष्टी करा',
  failed: 'हे लोड झाले नाही.',
} satisfies FrameWords;
