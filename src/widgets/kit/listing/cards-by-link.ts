/** Finds what a card on the page stands for. */

/** Returns what answers the home of an `<article>`, by the page its link leads to. */
export const cardsByLink = <Home>(
  homes: readonly Home[],
  hrefOf: (home: Home) => string,
): ((card: Element) => Home | undefined) => {
  /** The whole address, without what it has of the page's own: a link that was touched carries on its campaign. */
  const keyOf = (href: string): string => {
    const address = new URL(href, document.baseURI);
    const own = new URLSearchParams(location.search);
    const rest = [...address.searchParams].filter(([name, value]) => own.get(name) !== value);
    address.search = String(new URLSearchParams(rest));
    return address.href;
  };
  const byLink = new Map(homes.map((home) => [keyOf(hrefOf(home)), home]));
  return (card) => {
    const link = card.querySelector<HTMLAnchorElement>('a[data-card]');
    return link ? byLink.get(keyOf(link.href)) : undefined;
  };
};
