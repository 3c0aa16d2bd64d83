/** Where the card of one of our pages is described for pages that show its address. */

/** Writes the address for a path of ours. */
export const oEmbedAddress = (site: string, address: string): string =>
  `${site}/embed/oembed?format=json&url=${encodeURIComponent(site + address)}`;
