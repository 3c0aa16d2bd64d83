/** Finds what a card on the page stands for. */

/** Returns what answers the home of an `<article>`, by the page its link leads to. */
export const cardsByLink = <Home>(
  homes: readonly Home[],
  hrefOf: (home: Home) => string,
): ((card: Element) => Home | undefined) => {
  // A card that the server drew may name its page without the site.
  const whole = (href: string): string => new URL(href, location.href).href;
  const byLink = new Map(homes.map((home) => [whole(hrefOf(home)), home]));
  return (card) => byLink.get(card.querySelector<HTMLAnchorElement>('a[data-card]')?.href ?? '');
};
