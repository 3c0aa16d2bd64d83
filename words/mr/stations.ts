/** The words of the stations near a listing in Marathi. */
import type { StationWords } from '../en/stations.js';

export const words = {
  compared: (percent, locality) =>
    percent === 0
      ? `${locality} मधील मध्यक मागणी किमतीएवढी`
      : `${locality} मधील मध्यक मागणी किमतीपेक्षा ${String(Math.abs(percent))} % ${percent < 0 ? 'कमी' : 'जास्त'}`,
  counted: ({ median, rooms, homes, owners }) =>
    `मध्यक ${median}${rooms && ` (${rooms})`} आहे, आत्ता येथे उपलब्ध ${String(owners)} मालकांच्या ${String(homes)} घरांवरून. या मागितलेल्या किमती आहेत, दिलेल्या नव्हेत.`,
  whatPlaceAsks: (locality) => `${locality} मधील किमती आणि आजूबाजूचा परिसर`,
  walk: (minutes) => `चालत सुमारे ${String(minutes)} मिनिटे`,
  inPart: (month) => `अंशतः सुरू, ${month} ची स्थिती`,
  fromNear: 'घरापासून 200 ते 300 मीटर बाजूच्या बिंदूपासून अंदाज: अचूक जागा कोणालाही दिसत नाही.',
  fromLocality: (locality) => `${locality} च्या मध्यापासून अंदाज, कारण घराची स्वतःची जागा माहीत नाही.`,
  where: 'कुठे आहे',
  mapNear: 'नकाशा: घर मधल्या बिंदूजवळ, त्यापासून 200 ते 300 मीटरवर आहे',
  mapIn: (locality) => `${locality} चा नकाशा: घर वर्तुळात कुठेतरी आहे`,
  shownNear: '200 ते 300 मीटर बाजूला दाखवले आहे: अचूक जागा कोणालाही दिसत नाही.',
  shownIn: (locality) => `${locality} चा मध्य: घराची स्वतःची जागा माहीत नाही.`,
  onMap: 'नकाशावर घरे',
  sources: 'स्थानके: © OpenStreetMap contributors (ODbL) आणि इतर.',
} satisfies StationWords;
