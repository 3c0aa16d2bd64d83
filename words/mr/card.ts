/** The words of a listing card in Marathi. */
import type { CardWords } from '../en/card.js';

export const words = {
  headline: ({ size, type, place }) => [place && `${place} येथे`, size, type].filter(Boolean).join(' '),
  property: 'मालमत्ता',
  perMonth: '/ महिना',
  perBed: '/ खाट / महिना',
  rate: (rupees, unit) => `${rupees} प्रति ${unit}`,
  deposit: 'अनामत रक्कम',
  priceCut: (percent) => `किंमत ${String(percent)} % कमी`,
  listed: (date) => `नोंद ${date}`,
  updated: (date) => `अद्ययावत ${date}`,
  pictures: (count) => `${String(count)} छायाचित्रे`,
  video: 'व्हिडिओ',
  save: (title) => `${title} जतन करा`,
  seen: 'पाहिलेले',
  rera: 'RERA',
  walk: (minutes, station, isNear) =>
    `${isNear ? '' : 'परिसरापासून '}${station} पर्यंत चालत सुमारे ${String(minutes)} मिनिटे`,
  readyToMove: 'राहण्यास तयार',

  carpetArea: 'चटई क्षेत्र',
  plotArea: 'प्लॉटचे क्षेत्रफळ',
  bathrooms: 'स्नानगृहे',
  bathroomCount: (count) => (count === 1 ? '1 स्नानगृह' : `${String(count)} स्नानगृहे`),
  washrooms: 'स्वच्छतागृहे',
  washroomCount: (count) => (count === 1 ? '1 स्वच्छतागृह' : `${String(count)} स्वच्छतागृहे`),
  possession: 'ताबा',
  furnishing: 'फर्निचर',
  ownership: 'मालकी',
  approvedBy: 'मंजुरी',
  dimensions: 'लांबी आणि रुंदी',
  feet: (length, breadth) => `${String(length)} × ${String(breadth)} फूट`,
  availableFor: 'कोणासाठी',
  roomType: 'खोली',
  forWhom: (who) => who,
  forAnyone: 'सर्वांसाठी',
  room: (type) => type,
  beds: 'खाटा',
  bedCount: (count) => (count === 1 ? '1 खाट' : `${String(count)} खाटा`),
  floor: 'मजला',
  floorOf: (floor, total) => {
    const name = floor === 0 ? 'तळमजला' : `मजला ${String(floor)}`;
    return total === null ? name : `${name}, एकूण ${String(total)}`;
  },
} satisfies CardWords;
