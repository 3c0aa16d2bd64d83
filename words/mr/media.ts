/** The words of photos, video and preview in Marathi. */
import type { MediaWords } from '../en/media.js';

export const words = {
  photos: 'छायाचित्रे',
  photosHelp: '20 पर्यंत. पहिले छायाचित्र मुख्य असते. प्रत्येकात काय दिसते ते सांगा; पाहणारे एकेक खोली पाहू शकतील.',
  addPhotos: 'छायाचित्रे जोडा',
  takePhoto: 'छायाचित्र काढा',
  dropHere: 'किंवा येथे ओढून सोडा किंवा चिकटवा',
  atAnyTime: (count) =>
    count === 0
      ? 'छायाचित्रे जवळ आहेत? आताच जोडा, किंवा या फॉर्मवर कुठेही सोडा.'
      : count === 1
        ? '1 छायाचित्र जोडले. पुढच्या टप्प्यात ते पुन्हा दिसेल.'
        : `${String(count)} छायाचित्रे जोडली. पुढच्या टप्प्यात ती पुन्हा दिसतील.`,
  video: 'व्हिडिओ',
  videoHelp: 'एक, जास्तीत जास्त 100 MB: MP4, WebM किंवा MOV.',
  addVideo: 'व्हिडिओ जोडा',
  optional: '(ऐच्छिक)',

  photo: (place, count) => `${String(count)} पैकी छायाचित्र ${String(place)}`,
  room: 'खोली',
  roomOf: (place) => `छायाचित्र ${String(place)} ची खोली`,
  caption: 'मथळा',
  captionOf: (place) => `छायाचित्र ${String(place)} चा मथळा`,
  cover: 'मुख्य',
  preparing: 'तयार होत आहे',
  notSent: 'पाठवले गेले नाही',
  sent: 'पाठवले',
  sending: (percent) => `पाठवले: ${percent}`,
  move: (place, count) => `${String(count)} पैकी छायाचित्र ${String(place)} हलवा: ओढा, किंवा बाणांची बटणे दाबा`,
  earlier: (place) => `छायाचित्र ${String(place)} पुढे आणा`,
  later: (place) => `छायाचित्र ${String(place)} मागे न्या`,
  removePhoto: (place) => `छायाचित्र ${String(place)} काढून टाका`,
  removeVideo: 'व्हिडिओ काढून टाका',
  moved: (place, count) =>
    `छायाचित्र आता ${String(count)} पैकी ${String(place)} क्रमांकावर आहे${place === 1 ? ', मुख्य' : ''}`,
  removed: (count) => `काढून टाकले. ${count === 1 ? '1 छायाचित्र' : `${String(count)} छायाचित्रे`} शिल्लक.`,
  bytes: (megabytes) => `${megabytes} MB`,
  storedVideo: 'या जाहिरातीचा व्हिडिओ',
  faultOf: (name, text) => `${name}: ${text}`,

  preview: 'झलक',
  previewText: 'खरेदीदार आणि भाडेकरूंना हेच दिसेल.',
} satisfies MediaWords;
