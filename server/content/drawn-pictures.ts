/** The demo pictures that the operator's content and the static pages refer to; they are drawn when first asked for. */
import type { Content } from '../../src/api/contract/content.schema.js';
import type { StaticPages } from './pages.js';

const ofContent = ({ banners, projects, promotions }: Content): string[] =>
  [...banners, ...projects, ...promotions].flatMap(
    ({ image }) => /^\/media\/(demo\/[a-z-]+\/[a-z0-9-]+)-(?:1600|800|400)\.webp$/.exec(image)?.[1] ?? [],
  );

const ofPages = ({ all }: StaticPages): string[] =>
  all.flatMap(({ picture, pictures = [] }) => (picture ? [picture, ...pictures] : pictures));

/** Lists their media keys (`demo/tower/project-1-1`), those of the content first. */
export const drawnPicturesOf = (content: Content, pages: StaticPages): string[] => [
  ...ofContent(content),
  ...ofPages(pages),
];
