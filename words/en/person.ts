/** The words of agents' and builders' pages, in English. */
export const words = {
  home: 'Home',
  way: 'You are here',
  kinds: { agent: 'Agent', builder: 'Builder' },
  title: (name: string, kind: 'agent' | 'builder') =>
    kind === 'agent' ? `${name}, property agent` : `${name}, builder`,
  described: (who: { name: string; kind: 'agent' | 'builder'; places: string }) =>
    `${who.name}, ${who.kind === 'agent' ? 'property agent' : 'builder'}${who.places ? ` in ${who.places}` : ''}: homes offered now, projects, languages and RERA number.`,
  since: (month: string) => `Here since ${month}`,
  languages: 'Speaks',
  rera: 'Own RERA number',
  reraStated: 'as stated by them, not checked',
  reraChecked: (day: string) => `found in the public register on ${day}`,
  areas: 'Where their homes are',
  area: (place: string, homes: string) => `${place} (${homes})`,
  projects: 'Projects',
  homes: (count: string) => `Homes on offer (${count})`,
  noHomes: 'No homes on offer right now.',
  more: 'Show more homes',
  moreFailed: 'Couldn’t load more homes.',
  failed: 'Couldn’t load this page.',
  loading: 'Loading the page',
  contact: 'You’ll find the phone number on each home’s page.',
  own: {
    title: 'Your public page',
    text: 'Everyone sees your name, RERA number, languages, projects and the homes you offer. Never your phone, your e-mail or a rating.',
    show: 'Show my page to everyone',
    languages: 'Languages you speak',
    save: 'Save my page',
    open: 'Open my page',
    shown: 'Everyone can see your page.',
    hidden: 'Only you know about your page.',
    failed: 'Couldn’t load your choice.',
  },
};

/** Types the words, so that a translation cannot leave one out. */
export type PersonWords = typeof words;
