/** The words of a listing's printed sheet, in Marathi. */
import type { SheetWords } from '../en/sheet.js';

export const words = {
  title: 'प्रिंट करण्यासाठी पत्रक',
  print: 'प्रिंट करा',
  back: 'जाहिरातीकडे जा',
  withPhone: 'माझ्या फोन नंबरासह, माझ्या स्वतःच्या प्रतीसाठी',
  phone: (phone) => `फोन ${phone}`,
  qr: 'क्यूआर कोड: आमच्या संकेतस्थळावरील ही जाहिरात',
  scan: 'छायाचित्रांसाठी आणि मालकापर्यंत पोहोचण्यासाठी स्कॅन करा',
  propertyId: (id) => `मालमत्ता क्रमांक ${id}`,
  rera: (number) => `RERA ${number}`,
  as: (day) => `${day} रोजी. किमती आणि माहिती मालकाने सांगितल्याप्रमाणे.`,
  gone: 'ही जाहिरात आता उपलब्ध नाही.',
  failed: 'जाहिरात लोड झाली नाही.',
} satisfies SheetWords;
