/** The words of a listing card in Hindi. */
import type { CardWords } from '../en/card.js';

export const words = {
  headline: ({ size, type, place }) => [place && `${place} में`, size, type].filter(Boolean).join(' '),
  property: 'संपत्ति',
  perMonth: '/ माह',
  perBed: '/ बिस्तर / माह',
  rate: (rupees, unit) => `${rupees} प्रति ${unit}`,
  deposit: 'ज़मानत राशि',
  priceCut: (percent) => `दाम ${String(percent)} % घटा`,
  listed: (date) => `डाला गया ${date}`,
  updated: (date) => `अपडेट ${date}`,
  pictures: (count) => `${String(count)} चित्र`,
  video: 'वीडियो',
  save: (title) => `${title} सहेजें`,
  seen: 'देखा हुआ',
  rera: 'RERA',
  walk: (minutes, station, isNear) =>
    `${isNear ? '' : 'इलाक़े से '}${station} तक पैदल लगभग ${String(minutes)} मिनट`,
  readyToMove: 'रहने को तैयार',

  carpetArea: 'कार्पेट एरिया',
  plotArea: 'प्लॉट का क्षेत्रफल',
  bathrooms: 'स्नानघर',
  bathroomCount: (count) => `${String(count)} स्नानघर`,
  washrooms: 'शौचालय',
  washroomCount: (count) => `${String(count)} शौचालय`,
  possession: 'क़ब्ज़ा',
  furnishing: 'साज-सज्जा',
  ownership: 'स्वामित्व',
  approvedBy: 'स्वीकृति',
  dimensions: 'लंबाई और चौड़ाई',
  feet: (length, breadth) => `${String(length)} × ${String(breadth)} फुट`,
  availableFor: 'किसके लिए',
  roomType: 'कमरा',
  forWhom: (who) => who,
  forAnyone: 'सबके लिए',
  room: (type) => type,
  beds: 'बिस्तर',
  bedCount: (count) => `${String(count)} बिस्तर`,
  floor: 'मंज़िल',
  floorOf: (floor, total) => {
    const name = floor === 0 ? 'भूतल' : `मंज़िल ${String(floor)}`;
    return total === null ? name : `${name}, कुल ${String(total)}`;
  },
} satisfies CardWords;
