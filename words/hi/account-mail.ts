/** What mails about a person's account and listings say, in Hindi. */
import type { AccountMailWords } from '../en/account-mail.js';

export const words = {
  changeSubject: (brand) => `आपके ${brand} खाते में बदलाव हुआ`,
  changed: (brand) => `${brand} पर यह बदला गया:`,
  fields: { email: 'ई-मेल पता', phone: 'मोबाइल नंबर' },
  wasYou: 'आपने ही बदला? तब कुछ नहीं करना है।',
  wasOther: (hours) => `किसी और ने बदला? ${String(hours)} घंटे के भीतर इसे वापस लें:`,

  decisionSubject: {
    hide: (id, brand) => `${brand} पर आपका विज्ञापन ${id} सुधारने तक नहीं दिखेगा`,
    remove: (id, brand) => `${brand} से आपका विज्ञापन ${id} हटा दिया गया`,
    warn: (id, brand) => `${brand} पर आपके विज्ञापन ${id} में सुधार चाहिए`,
  },
  decided: {
    hide: (id) => `आपका विज्ञापन ${id} तब तक नहीं दिखेगा जब तक आप उसे सुधारते नहीं।`,
    remove: (id) => `आपका विज्ञापन ${id} बाज़ार से हटा दिया गया।`,
    warn: (id) => `आपके विज्ञापन ${id} में सुधार चाहिए।`,
  },
  reason: (reason) => `कारण: ${reason}`,
  remedy: {
    hide: 'उसे “मेरे विज्ञापन” में सुधारें; फिर हम उसे दोबारा देखेंगे।',
    remove: 'अगर यह ग़लत लगता है, तो हमारे संपर्क पृष्ठ पर लिखें।',
    warn: 'कृपया उसे “मेरे विज्ञापन” में सुधारें। वह बाज़ार में बना रहेगा।',
  },
} satisfies AccountMailWords;
