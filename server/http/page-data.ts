/** The facts of the server that are put into the page: brand, contact, whether the market is a demo. */
import type { PageDetails } from '../../src/model/rules/page-details.js';
import { type MapTiles, tilesPath } from '../../src/model/rules/map-tiles.js';
import { type Config, hasDemo } from '../config.js';

const socialOf = (config: Config): Record<string, string> => {
  const pages = {
    facebook: config.socialFacebook,
    instagram: config.socialInstagram,
    linkedin: config.socialLinkedin,
    x: config.socialX,
    youtube: config.socialYoutube,
  };
  return Object.fromEntries(Object.entries(pages).filter(([, page]) => page !== undefined)) as Record<
    string,
    string
  >;
};

/** Returns the details that the static pages' texts contain; those that are not set are left out. */
export const pageDetails = (config: Config): PageDetails => ({
  brand: config.brand,
  operator: config.operatorName ?? config.brand,
  welcomeCoins: String(config.welcomeCoins),
  coinsSearch: String(config.coinsSearch),
  coinsDetail: String(config.coinsDetail),
  dailyContacts: String(config.dailyContacts),
  dailyMessages: String(config.dailyMessages),
  listingDays: String(config.listingDays),
  ...(config.operatorAddress !== undefined && { address: config.operatorAddress }),
  ...(config.operatorRera !== undefined && { operatorRera: config.operatorRera }),
  ...(config.grievanceOfficer !== undefined && { grievanceOfficer: config.grievanceOfficer }),
  ...(config.grievanceEmail !== undefined && { grievanceEmail: config.grievanceEmail }),
  ...(config.grievancePhone !== undefined && { grievancePhone: config.grievancePhone }),
  ...(config.grievanceAddress !== undefined && { grievanceAddress: config.grievanceAddress }),
});

/** The closest zoom of tiles of other servers: the map goes no closer. */
const usualMaxZoom = 17;

const tilesFor = (
  { from, type, areShapes, maxZoom = usualMaxZoom }: NonNullable<Config['mapTiles']>,
  by = '',
): MapTiles => ({
  url: type === undefined ? from : `${tilesPath}/{z}/{x}/{y}`,
  by,
  maxZoom,
  ...(areShapes && { areShapes }),
});

/** Returns the facts as JSON. */
export const siteText = (config: Config): string =>
  JSON.stringify({
    brand: config.brand,
    origin: config.publicUrl,
    demo: hasDemo(config),
    development: config.nodeEnv !== 'production',
    phone: config.supportPhone ?? null,
    email: config.supportEmail ?? null,
    social: socialOf(config),
    offline: config.offline,
    googleEnabled: config.googleClientId !== undefined,
    details: pageDetails(config),
    ...(config.mapTiles && { tiles: tilesFor(config.mapTiles, config.mapTilesBy) }),
  });

/** Writes the data element; a data block is no script, so the content policy lets it pass. */
export const pageData = (config: Config): string =>
  `<script type="application/json" id="housing-site">${siteText(config).replaceAll('<', '\\u003c')}</script>`;
