/** What an owner is told of a listing: what the rules of honest listings found, with what to do about it, and more, in Hindi. */
import type { ListingCheckWords } from '../en/listing-checks.js';

export const words: ListingCheckWords = {
  codes: {
    'contact-details':
      'जहाँ आपने फ़ोन नंबर, ई-मेल या लिंक लिखा, वहाँ दूसरों को बिंदु दिखते हैं। उसे हटा दें: ख़रीदार नंबर देखकर आप तक पहुँचते हैं।',
    'sides-differ': 'क्षेत्रफल लंबाई और चौड़ाई से मेल नहीं खाता। तीनों संख्याएँ और इकाई जाँच लें।',
    'sides-impossible': 'इस लंबाई और चौड़ाई का क्षेत्रफल इतना नहीं हो सकता। संख्याएँ या इकाई ठीक करें।',
    'carpet-above-super': 'कार्पेट एरिया सुपर बिल्ट-अप एरिया से बड़ा है। दोनों में से एक ठीक करें।',
    'area-zero': 'क्षेत्रफल 0 है। कितना है?',
    'beds-zero': 'एक भी बिस्तर या शयनकक्ष नहीं है। कितने हैं?',
    'price-too-low': 'इतने में कोई नहीं देता। पूरी रकम रुपये में लिखें।',
    'price-unusual': 'दाम इस इलाक़े के दूसरे विज्ञापनों से बहुत अलग है। क्या कोई शून्य ज़्यादा या कम है?',
    'date-past': 'विज्ञापन डालते समय यह तारीख़ बीत चुकी थी। आगे की तारीख़ चुनें।',
    'city-unknown': 'हम इस शहर को नहीं जानते। क्या नाम सही लिखा है?',
    'many-homes': 'एक मालिक के लिए इतने घर बहुत हैं। एजेंट हैं, तो प्रोफ़ाइल में एजेंट चुनें।',
    'same-home': 'यही घर किसी और ने भी डाला है। हम इसे देखेंगे।',
    'same-photo': 'एक फ़ोटो किसी और के विज्ञापन में भी है। अपनी ही फ़ोटो लगाएँ।',
    'edited-much': 'काफ़ी कुछ बदला है, इसलिए दूसरों को दिखाने से पहले हम देखेंगे।',
  },
  fields: {
    description: 'विवरण',
    society: 'सोसायटी',
    societyName: 'सोसायटी',
    projectName: 'परियोजना',
    developer: 'डेवलपर',
    locality: 'इलाक़ा',
    city: 'शहर',
  },
  noPhotos: 'अभी फ़ोटो नहीं हैं: फ़ोटो वाले विज्ञापनों की खोज में यह नहीं दिखता।',
  addPhotos: 'फ़ोटो जोड़ें',
  refreshedToday: 'आज ताज़ा किया: कल फिर सबसे ऊपर आ सकता है।',
  verifyPhoneText: 'कोड से फ़ोन नंबर की जाँच होते ही लोग इसे देख पाएँगे।',
  verifyPhone: 'नंबर सत्यापित करें',
  inField: (field, text) => `${field}: ${text}`,
  was: (text) => `पहले था: ${text}`,
};
