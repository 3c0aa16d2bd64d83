/** The words of the page of saved homes, in Marathi. */
import type { SavedWords } from '../en/saved.js';

export const words: SavedWords = {
  title: 'जतन केलेली घरे',
  count: (homes) => `${String(homes)} ${homes === 1 ? 'घर' : 'घरे'}`,
  onDevice: 'ही घरे फक्त या उपकरणावर जतन केली आहेत. तुमच्या सर्व उपकरणांवर मिळवण्यासाठी लॉग इन करा.',
  login: 'लॉग इन',
  none: 'तुम्ही अजून कोणतेही घर जतन केलेले नाही',
  noneText: 'घरावरचे हृदय दाबा: ते आजच्या किमतीसह आणि तुमच्या नोंदीसह येथे राहील.',
  search: 'मालमत्ता शोधा',
  failed: 'तुमची जतन केलेली घरे दाखवता आली नाहीत.',
  loading: 'तुमची जतन केलेली घरे येत आहेत',
  sort: 'क्रम',
  sorts: {
    newest: 'अलीकडे जतन केलेली',
    'price-up': 'किंमत: कमी ते जास्त',
    'price-down': 'किंमत: जास्त ते कमी',
    cut: 'सर्वात मोठी कपात',
  },
  print: 'छापा',
  stages: { maybe: 'कदाचित', called: 'बोलणे झाले', visited: 'पाहिले', offer: 'प्रस्ताव दिला', no: 'नाही' },
  stage: 'टप्पा',
  stageOf: (title) => `${title} चा टप्पा`,
  empty: 'काही नाही',
  savedOn: (date) => `${date} रोजी जतन केले`,
  less: (rupees) => `जतन केल्यापासून ${rupees} कमी`,
  more: (rupees) => `जतन केल्यापासून ${rupees} जास्त`,
  gone: 'आता उपलब्ध नाही',
  lastPrice: 'शेवटची किंमत',
  note: 'तुमची नोंद',
  noteHint: 'ती फक्त तुम्हाला दिसते.',
  remove: (title) => `${title} यादीतून काढा`,
};
