/** The words of the self-check, in English. */
export const words = {
  title: 'Check of the Housing widgets',
  close: 'Close',
  ok: 'In order',
  wrong: 'To fix',
  loaded: (version: string, source: string) => `embed.js ${version} runs from ${source}.`,
  oldVersion: (own: string, newest: string) =>
    `The page is tied to version ${own}; the newest is ${newest}. Change the script's address, and its integrity if it has one.`,
  secondScript: (other: string) => `A second script, ${other}, stands back. Remove it.`,
  reached: (address: string) => `${address} answers.`,
  unreachable: (address: string) => `${address} does not answer. Check the address and the network.`,
  blocked: (directive: string, address: string) =>
    `The page's Content-Security-Policy refuses what the widgets need. Add to it: ${directive} ${address}`,
  blockedFrame: (address: string) =>
    `The page's Content-Security-Policy lets no frame of ours in, so what visitors pay for opens in a window. Add to it: frame-src ${address}`,
  allowed: "The page's Content-Security-Policy lets through what the widgets need.",
  noKey: 'The script has no data-key. Searches work; loads are not counted and nobody can sign in.',
  needsKey: (tag: string) =>
    `<${tag}> needs a partner key: it is for people who sign in. Put data-key on the script; /partners makes one.`,
  keyWorks: (origin: string) => `The key may be used on ${origin}.`,
  keyFails: (remedy: string) => `The key does not work here. ${remedy}`,
  storage: 'The browser keeps what the widgets store.',
  storageBlocked:
    'Storage is blocked here. The widgets work and forget the last search; look for sandbox="" on a frame.',
  tags: (count: number) => `${count} widget(s) found.`,
  noTags: 'There is no widget on this page. Put a tag such as <housing-search-box> where it is to stand.',
  unknownTag: (tag: string) => `There is no <${tag}>. Look for a spelling mistake.`,
  notLoaded: (tag: string) => `<${tag}> is not loaded: it is far below, or its files were refused.`,
  undiscovered: (tag: string, discover: string) =>
    `<${tag}> stands in a shadow root that came after its element. Call ${discover} where the root is made.`,
  unknownAttribute: (tag: string, name: string) => `<${tag}> has no attribute ${name}; it does nothing.`,
  noSpace: (tag: string) =>
    `<${tag}> keeps no room: give it a min-height, or the page will jump when it comes.`,
  noWidth: (tag: string) => `<${tag}> is 0 px wide: the box around it leaves it no room.`,
  contrast: (tag: string, pair: string, ratio: string) =>
    `In <${tag}> ${pair} has a contrast of ${ratio} to 1; 4.5 is needed. Change the --housing colours.`,
};

/** Names what each language's catalogue of the check holds. */
export type PageCheckWords = typeof words;
