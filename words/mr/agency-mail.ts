/** What the mail says that invites somebody to an agency, in Marathi. */
import type { AgencyMailWords } from '../en/agency-mail.js';

export const words = {
  subject: (agency, brand) => `${agency} तुम्हाला ${brand} वर बोलावत आहे`,
  text: (agency, brand) =>
    `${brand} वर तुम्ही सोबत मिळून ${agency} च्या जाहिराती टाकाव्यात आणि सांभाळाव्यात, आणि त्यांबद्दल कोण विचारते ते पाहावे, असे एजन्सीला वाटते.`,
  manager: 'तुम्ही लोकांना बोलावू आणि काढू शकाल.',
  accept: 'आमंत्रण पाहा',
  until: (day) => `ते ${day} पर्यंत याच ई-मेल पत्त्याच्या खात्याने स्वीकारता येईल.`,
  notYou: 'तुम्ही ही एजन्सी ओळखत नाही? मग काहीही करण्याची गरज नाही.',
} satisfies AgencyMailWords;
