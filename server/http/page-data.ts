/** What the server tells the site about itself, inside the page: brand, contact, whether the market is a demo. */
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

/** Writes the data element; a data block is no script, so the content policy lets it pass. */
export const pageData = (config: Config): string => {
  const site = {
    brand: config.brand,
    demo: hasDemo(config),
    development: config.nodeEnv !== 'production',
    phone: config.supportPhone ?? null,
    email: config.supportEmail ?? null,
    social: socialOf(config),
    googleEnabled: config.googleClientId !== undefined,
  };
  const text = JSON.stringify(site).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="housing-site">${text}</script>`;
};
