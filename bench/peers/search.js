/** What every page of the bench asks: the listings of a kind, of one city or of all. */

const { market } = document.documentElement.dataset;

/** The search of the page when it opens. */
export const beginning = { kind: 'sell', city: '' };

/** Returns the listings and how many there are. */
export const ask = async ({ kind, city }) => {
  const place = city ? `&city=${city}` : '';
  const reply = await fetch(
    `${market}/api/v3/properties/${kind}?sort=newest&page=1&limit=24&fields=card${place}`,
  );
  return { listings: await reply.json(), total: reply.headers.get('x-total-count') };
};
