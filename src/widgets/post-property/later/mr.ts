/** The words of photos, video and preview in Marathi. */
import type { Words } from './messages.js';

export const mr: Words = {
  photos: 'फोटो',
  photosHelp: '20 पर्यंत. पहिला फोटो मुखपृष्ठ असतो. फोटो असलेली घरे आधी पाहिली जातात.',
  addPhotos: 'फोटो जोडा',
  takePhoto: 'फोटो काढा',
  dropHere: 'किंवा येथे सोडा किंवा चिकटवा',
  video: 'व्हिडिओ',
  videoHelp: 'एक, जास्तीत जास्त 100 MB: MP4, WebM किंवा MOV.',
  addVideo: 'व्हिडिओ जोडा',
  optional: '(ऐच्छिक)',

  photo: (place, count) => `${String(count)} पैकी फोटो ${String(place)}`,
  cover: 'मुखपृष्ठ',
  preparing: 'तयार होत आहे',
  notSent: 'पाठवला गेला नाही',
  sent: 'पाठवला',
  sending: (percent) => `पाठवले: ${percent}`,
  move: (place, count) => `${String(count)} पैकी फोटो ${String(place)} हलवा: ओढा, किंवा बाणांच्या कळा दाबा`,
  earlier: (place) => `फोटो ${String(place)} पुढे आणा`,
  later: (place) => `फोटो ${String(place)} मागे न्या`,
  removePhoto: (place) => `फोटो ${String(place)} काढा`,
  removeVideo: 'व्हिडिओ काढा',
  moved: (place, count) =>
    `फोटो आता ${String(count)} पैकी ${String(place)} क्रमांकावर आहे${place === 1 ? ', मुखपृष्ठ' : ''}`,
  removed: (count) => `काढला. ${String(count)} फोटो शिल्लक.`,
  bytes: (megabytes) => `${megabytes} MB`,
  storedVideo: 'या नोंदीचा व्हिडिओ',
  faults: {
    tooManyPhotos: 'जास्तीत जास्त 20 फोटो जोडता येतात',
    photoTypeInvalid: 'फोटो JPEG, PNG, WebP किंवा HEIC फाइल असावा',
    photoTooLarge: 'एक फोटो जास्तीत जास्त 10 MB चा असू शकतो',
    photoUnreadable: 'हा फोटो वाचता येत नाही. दुसरी फाइल निवडा',
    heicUnreadable: 'हा ब्राउझर HEIC फोटो वाचू शकत नाही. तो JPEG म्हणून जतन करून पुन्हा जोडा',
    videoTooLarge: 'व्हिडिओ जास्तीत जास्त 100 MB चा असू शकतो',
    videoInvalid: 'Please upload a valid video file.',
  },
  faultOf: (name, text) => `${name}: ${text}`,

  preview: 'पूर्वदृश्य',
  previewText: 'खरेदीदार आणि भाडेकरूंना हेच दिसेल.',
};
