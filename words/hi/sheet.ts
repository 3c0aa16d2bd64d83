/** The words of a listing's printed sheet, in Hindi. */
import type { SheetWords } from '../en/sheet.js';

export const words = {
  title: 'प्रिंट के लिए पर्चा',
  print: 'प्रिंट करें',
  back: 'विज्ञापन पर जाएँ',
  withPhone: 'मेरे फ़ोन नंबर के साथ, मेरी अपनी प्रति के लिए',
  phone: (phone) => `फ़ोन ${phone}`,
  qr: 'क्यूआर कोड: हमारी साइट पर यह विज्ञापन',
  scan: 'चित्रों और मालिक तक पहुँचने के लिए स्कैन करें',
  propertyId: (id) => `संपत्ति क्रमांक ${id}`,
  rera: (number) => `RERA ${number}`,
  as: (day) => `${day} को। दाम और जानकारी मालिक के बताए अनुसार।`,
  gone: 'यह विज्ञापन अब उपलब्ध नहीं है।',
  failed: 'विज्ञापन लोड नहीं हो सका।',
} satisfies SheetWords;
