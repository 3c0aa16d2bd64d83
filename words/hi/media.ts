/** The words of photos, video and preview in Hindi. */
import type { MediaWords } from '../en/media.js';

export const words = {
  photos: 'फ़ोटो',
  photosHelp: '20 तक। पहली फ़ोटो कवर होती है। बताएँ कि हर फ़ोटो में क्या है; देखने वाले एक-एक कमरा देख सकेंगे।',
  addPhotos: 'फ़ोटो जोड़ें',
  takePhoto: 'फ़ोटो खींचें',
  dropHere: 'या यहाँ खींचकर छोड़ें या चिपकाएँ',
  atAnyTime: (count) =>
    count === 0
      ? 'फ़ोटो पास में हैं? अभी जोड़ें, या इस फ़ॉर्म पर कहीं भी छोड़ें।'
      : count === 1
        ? '1 फ़ोटो जोड़ी गई। अगले चरण में फिर दिखेगी।'
        : `${String(count)} फ़ोटो जोड़ी गईं। अगले चरण में फिर दिखेंगी।`,
  video: 'वीडियो',
  videoHelp: 'एक, ज़्यादा से ज़्यादा 100 MB: MP4, WebM या MOV।',
  addVideo: 'वीडियो जोड़ें',
  optional: '(वैकल्पिक)',

  photo: (place, count) => `फ़ोटो ${String(place)}, कुल ${String(count)}`,
  room: 'कमरा',
  roomOf: (place) => `फ़ोटो ${String(place)} का कमरा`,
  caption: 'कैप्शन',
  captionOf: (place) => `फ़ोटो ${String(place)} का कैप्शन`,
  cover: 'कवर',
  preparing: 'तैयार हो रही है',
  notSent: 'नहीं भेजी गई',
  sent: 'भेजी गई',
  sending: (percent) => `भेजा गया: ${percent}`,
  move: (place, count) =>
    `फ़ोटो ${String(place)} (कुल ${String(count)}) की जगह बदलें: खींचें, या तीर वाली कुंजियाँ दबाएँ`,
  earlier: (place) => `फ़ोटो ${String(place)} को आगे लाएँ`,
  later: (place) => `फ़ोटो ${String(place)} को पीछे ले जाएँ`,
  removePhoto: (place) => `फ़ोटो ${String(place)} हटाएँ`,
  removeVideo: 'वीडियो हटाएँ',
  moved: (place, count) =>
    `फ़ोटो अब ${String(count)} में से ${String(place)} क्रमांक पर है${place === 1 ? ', कवर' : ''}`,
  removed: (count) => `हटा दी गई। ${String(count)} फ़ोटो बाक़ी।`,
  bytes: (megabytes) => `${megabytes} MB`,
  storedVideo: 'इस विज्ञापन का वीडियो',
  faultOf: (name, text) => `${name}: ${text}`,

  preview: 'झलक',
  previewText: 'ख़रीदार और किरायेदार यही देखेंगे।',
} satisfies MediaWords;
