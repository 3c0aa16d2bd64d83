/** What a visitor's campaign is known by: it travels along to the links of a widget. */
const names =
  /^(?:utm_(?:source|medium|campaign|term|content|id)|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid)$/;

/** Returns the parameters of the page's campaign. */
export const campaignOf = (query: string): [string, string][] =>
  [...new URLSearchParams(query)].filter(([name]) => names.test(name));

/** Adds the campaign of the page to an address; what the address says itself stays. */
export const withCampaign = (href: string, query: string): string => {
  const campaign = campaignOf(query);
  if (campaign.length === 0 || !URL.canParse(href, document.baseURI)) return href;
  const address = new URL(href, document.baseURI);
  if (!/^https?:$/.test(address.protocol)) return href;
  for (const [name, value] of campaign)
    if (!address.searchParams.has(name)) address.searchParams.set(name, value);
  return address.href;
};

/** Adds it to each link of a tree before the link is followed; returns the function that stops. */
export const markLinks = (root: Node): (() => void) => {
  const mark = (event: Event): void => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    const href = link?.getAttribute('href');
    if (link && href && !href.startsWith('#')) link.setAttribute('href', withCampaign(href, location.search));
  };
  const moments = ['pointerdown', 'focusin', 'click'] as const;
  for (const moment of moments) root.addEventListener(moment, mark, true);
  return () => {
    for (const moment of moments) root.removeEventListener(moment, mark, true);
  };
};
