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
  homes: (count: string) => `Homes offered now (${count})`,
  noHomes: 'No home is offered now.',
  more: 'Show more homes',
  moreFailed: 'Further homes could not be loaded.',
  failed: 'The page could not be loaded.',
  loading: 'Loading the page',
  contact: 'Numbers are given on the page of a home only.',
  own: {
    title: 'Your public page',
    text: 'Everybody sees your name, own RERA number, languages, projects and the homes you offer. Never your phone, e-mail address or any rating.',
    show: 'Show my page to everybody',
    languages: 'Languages you speak',
    save: 'Save my page',
    open: 'Open my page',
    shown: 'Everybody sees your page.',
    hidden: 'Nobody sees a page of yours.',
    failed: 'Your choice could not be loaded.',
  },
};

/** Types the words, so that a translation cannot leave one out. */
export type PersonWords = typeof words;
