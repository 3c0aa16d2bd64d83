/** The words of the site's frame and of its small pages, in English. */
import type { Catalogues } from '../widgets/kit/messages.js';

const en = {
  skip: 'Skip to content',
  home: 'Home',
  forBuyers: 'For Buyers',
  forOwners: 'For Owners',
  login: 'Login',
  menu: 'Menu',
  mainMenu: 'Main menu',
  search: 'Search property',
  homeOf: (brand: string) => `${brand}, home`,
  activity: 'My Activity',
  quickLinks: 'Quick Links',
  viewResponse: 'View Response',
  manage: 'Manage Properties',
  profile: 'My Profile',
  newHere: (brand: string) => `New to ${brand} ?`,
  signUp: 'Sign up',
  logOut: 'Log Out',
  buySection: 'Buy Section',
  buyFlat: 'Buy Flat',
  plots: 'Plot/Land',
  commercial: 'Commercial',
  popular: 'Popular Searches',
  inMumbai: 'Property in Mumbai',
  ownerOfferings: 'Owner Offerings',
  postProperty: 'Post Property',
  free: 'Free',
  ownerServices: 'Owner Services',
  viewResponses: 'View Responses',
  services: 'Services',
  searchProperty: 'Search Property',
  buyProperty: 'Buy Property',
  rentProperty: 'Rent Property',
  company: 'Company',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  blogs: 'Blogs',
  help: 'Help',
  support: 'Support',
  faqs: 'FAQs',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  complaints: 'Contact and complaints',
  contact: 'Contact',
  tollFree: 'Toll-free',
  askByPost: 'Questions about a listing go to its owner: every listing has the buttons for it.',
  socialOn: (brand: string, place: string) => `${brand} on ${place}`,
  footer: 'About this site',
  copyright: (years: string, brand: string) => `© ${years} ${brand}`,
  demo: 'This is demo data: the listings, people and projects are made up, and the pictures are drawn.',
  theme: 'Theme',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  language: 'Language',
  offline: 'You are offline. What you see may be out of date.',
  loadFailed: 'This part of the page could not be loaded.',
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved. The market is still here.',
  },
  opensSoon: {
    title: 'This part of the site opens soon',
    text: 'It is being built. Until then you can search and open every listing without an account.',
  },
  goHome: 'Go to the home page',
  goSearch: 'Search property',
  homePage: {
    promise: 'Find the home you will be glad to come back to',
    how: 'Flats, plots, PG rooms and shops from owners, agents and builders across Maharashtra. See prices, sizes and pictures before you call anyone.',
    count: (listings: string, cities: string) => `${listings} listings in ${cities} cities today`,
    description:
      'Buy, rent and list flats, plots, PG rooms and commercial property online in Mumbai, Pune, Thane, Navi Mumbai and Nashik.',
  },
  searchPage: {
    title: 'Search property',
    in: (what: string, place: string) => `${what} in ${place}`,
    description: (what: string, place: string) =>
      `${what} in ${place}, with prices, carpet areas and RERA numbers. Filter by budget, locality and size.`,
    anywhere: 'Maharashtra',
    tabs: {
      Buy: 'Property for sale',
      Rent: 'Property for rent',
      PG: 'PG rooms',
      'Plot/Land': 'Plots and land',
      Commercial: 'Commercial property',
    },
  },
  detailPage: {
    title: 'Property',
    description: 'Price, area, pictures and facts of this property, and how to reach its owner.',
  },
};

/** Types the words, so that a translation cannot leave one out. */
export type Words = typeof en;

/** Holds the site's words by language. */
export const words: Catalogues<Words> = {
  en,
  hi: () => import('./hi.js').then(({ hi }) => hi),
  mr: () => import('./mr.js').then(({ mr }) => mr),
};
