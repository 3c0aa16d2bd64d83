/** What mails about a person's account and listings say, in Marathi. */
import type { AccountMailWords } from '../en/account-mail.js';

export const words = {
  changeSubject: (brand) => `तुमच्या ${brand} खात्यात बदल झाला`,
  changed: (brand) => `${brand} वर हे बदलले:`,
  fields: { email: 'ई-मेल पत्ता', phone: 'मोबाइल नंबर' },
  wasYou: 'तुम्हीच बदलले? मग काहीच करायचे नाही.',
  wasOther: (hours) => `दुसऱ्या कोणी बदलले? ${String(hours)} तासांच्या आत ते मागे घ्या:`,

  decisionSubject: {
    hide: (id, brand) => `${brand} वरील तुमची जाहिरात ${id} दुरुस्त करेपर्यंत दिसणार नाही`,
    remove: (id, brand) => `${brand} वरून तुमची जाहिरात ${id} काढली`,
    warn: (id, brand) => `${brand} वरील तुमच्या जाहिरातीत ${id} दुरुस्ती हवी`,
  },
  decided: {
    hide: (id) => `तुम्ही दुरुस्त करेपर्यंत तुमची जाहिरात ${id} दिसणार नाही.`,
    remove: (id) => `तुमची जाहिरात ${id} बाजारातून काढली आहे.`,
    warn: (id) => `तुमच्या जाहिरातीत ${id} दुरुस्ती हवी आहे.`,
  },
  reason: (reason) => `कारण: ${reason}`,
  remedy: {
    hide: 'ती “माझ्या जाहिराती” मध्ये दुरुस्त करा; मग आम्ही ती पुन्हा पाहू.',
    remove: 'हे चुकीचे वाटत असेल, तर आमच्या संपर्क पानावर लिहा.',
    warn: 'कृपया ती “माझ्या जाहिराती” मध्ये दुरुस्त करा. ती बाजारात राहील.',
  },
} satisfies AccountMailWords;
