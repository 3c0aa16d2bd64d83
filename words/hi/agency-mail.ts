/** What the mail says that invites somebody to an agency, in Hindi. */
import type { AgencyMailWords } from '../en/agency-mail.js';

export const words = {
  subject: (agency, brand) => `${agency} आपको ${brand} पर बुला रही है`,
  text: (agency, brand) =>
    `${agency} चाहती है कि आप ${brand} पर उसके विज्ञापन साथ मिलकर डालें और सँभालें, और देखें कि उनके बारे में कौन पूछता है।`,
  manager: 'आप लोगों को बुला और हटा भी सकेंगे।',
  accept: 'निमंत्रण देखें',
  until: (day) => `इसे ${day} तक इसी ई-मेल पते वाले खाते से स्वीकार किया जा सकता है।`,
  notYou: 'आप इस एजेंसी को नहीं जानते? तो कुछ करने की ज़रूरत नहीं।',
} satisfies AgencyMailWords;
