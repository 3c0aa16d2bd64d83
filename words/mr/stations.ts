/** The words of the stations near a listing in Marathi. */
import type { StationWords } from '../en/stations.js';

export const words = {
  walk: (minutes) => `चालत सुमारे ${String(minutes)} मिनिटे`,
  fromNear: 'घरापासून 200 ते 300 मीटर बाजूच्या बिंदूपासून अंदाज: अचूक जागा कोणालाही दाखवली जात नाही.',
  fromLocality: (locality) => `${locality} च्या मध्यापासून अंदाज, कारण घराची स्वतःची जागा माहीत नाही.`,
  sources: 'स्थानके: © OpenStreetMap contributors (ODbL) आणि इतर.',
} satisfies StationWords;
