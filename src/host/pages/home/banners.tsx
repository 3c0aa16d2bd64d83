/** The carousel of the operator's banners: moves on every 3000 ms, can be paused and swiped (S-060, S-061). */
import type { Banner } from '../../../model/index.js';
import { Carousel } from '../../../widgets/kit/carousel/carousel.js';
import { ChevronRightIcon } from '../../../widgets/kit/icons/icons.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { middleSize, Picture } from '../../../widgets/kit/listing/picture.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useHomeWords } from './words.js';

const slide = css`
  position: relative;
  display: grid;
  height: 100%;
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  overflow: hidden;
  @media (min-width: 768px) {
    grid-template-columns: 2fr 3fr;
  }
`;

const textBlock = css`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--h-space-2);
  padding: var(--h-space-4);
  @media (max-width: 767px) {
    grid-row: 2;
  }
  @media (min-width: 768px) {
    padding: var(--h-space-6);
  }
  & h2 {
    font-size: var(--h-text-20);
    font-weight: 700;
    line-height: 1.25;
    letter-spacing: -0.015em;
    text-wrap: balance;
    @media (min-width: 768px) {
      font-size: var(--h-text-24);
    }
  }
  & p {
    color: var(--h-muted);
  }
  & a {
    color: inherit;
    text-decoration: none;
  }
  & > span {
    display: inline-flex;
    align-items: center;
    gap: var(--h-space-1);
    min-height: var(--h-size-36);
    color: var(--h-brand);
    font-weight: 600;
  }
  & a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

const picture = css`
  align-self: stretch;
  aspect-ratio: 16 / 9 !important;
  @media (min-width: 768px) {
    aspect-ratio: 21 / 9 !important;
  }
`;

const waiting = css`
  aspect-ratio: 4 / 3;
  @media (min-width: 768px) {
    aspect-ratio: 35 / 9;
  }
`;

/** Milliseconds between two banners (S-061). */
const autoplayInterval = 3000;

function Slide({ banner }: { banner: Banner }) {
  const text = useHomeWords();
  const locale = useLocale();
  const own = (locale !== 'en' && banner.translations?.[locale]) || banner;
  return (
    <article className={slide}>
      <div className={textBlock}>
        <h2>
          <a href={banner.link}>{own.title}</a>
        </h2>
        <p>{own.text}</p>
        <span aria-hidden="true">
          {text.bannerLink}
          <ChevronRightIcon />
        </span>
      </div>
      <Picture
        src={middleSize(banner.image)}
        alt=""
        width={21}
        height={9}
        sizes="(min-width: 768px) 740px, 100vw"
        className={picture}
      />
    </article>
  );
}

/** Draws the carousel; null while banners are loading, nothing without any. */
export function Banners({ banners }: { banners: readonly Banner[] | null }) {
  const text = useHomeWords();
  if (banners === null) return <Skeleton height="auto" className={waiting} />;
  if (banners.length === 0) return null;
  const slides = banners.map((banner) => ({ id: banner.title, content: <Slide banner={banner} /> }));
  return <Carousel label={text.banners} slides={slides} autoplay={autoplayInterval} />;
}
