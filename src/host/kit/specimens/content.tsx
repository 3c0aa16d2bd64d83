/** What shows homes: pictures, prices, cards, galleries. */
import { Balance } from '../../../widgets/kit/contact/balance.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Carousel } from '../../../widgets/kit/carousel/carousel.js';
import { DefinitionList } from '../../../widgets/kit/layout/definition-list.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { Gallery } from '../../../widgets/kit/gallery/gallery.js';
import { HomePicture } from '../../../widgets/kit/listing/home-picture.js';
import { ListingCard } from '../../../widgets/kit/listing/listing-card.js';
import { Money } from '../../../widgets/kit/listing/money.js';
import { Picture } from '../../../widgets/kit/listing/picture.js';
import type { ListingKind } from '../../../model/index.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { sampleListings, samplePictures } from '../sample-listings.js';
import { Live } from '../live.js';
import type { Specimen } from '../specimen.js';

const picture: Specimen = {
  file: 'picture',
  states: {
    loaded: (words) => <Picture src={samplePictures[0]} alt={words.photo} />,
    missing: (words) => <Picture src={undefined} alt={words.photo} />,
    'not to be had': (words) => <Picture src="/media/none-1600.webp" alt={words.photo} colour="slategray" />,
  },
};

function SampleHome({ kind, map }: { kind: ListingKind; map?: string }) {
  return <HomePicture view={listingView(kind, { images: [], place: { map } })} text={useCardText()} />;
}

const homePicture: Specimen = {
  file: 'home-picture',
  states: {
    'map of its place': () => <SampleHome kind="sell" map="/place-map/19.1176,72.906,300.svg" />,
    flat: () => <SampleHome kind="rent" />,
    plot: () => <SampleHome kind="plot" />,
    room: () => <SampleHome kind="pg" />,
    shop: () => <SampleHome kind="commercial" />,
  },
};

const money: Specimen = {
  file: 'money',
  states: {
    crore: () => <Money rupees={18_800_000} />,
    lac: () => <Money rupees={9_950_000} />,
    thousand: () => <Money rupees={42_000} />,
    'not known': () => <Money rupees={null} />,
  },
};

const balance: Specimen = {
  file: 'balance',
  states: {
    'that can change': (words) => (
      <Live
        start={8}
        draw={(coins, setCoins) => (
          <>
            <Balance coins={coins} text={String(coins)} title={String(coins)} />
            <Button
              onClick={() => {
                setCoins(coins > 1 ? coins - 1 : 8);
              }}
            >
              {words.contact}
            </Button>
          </>
        )}
      />
    ),
  },
};

function SampleCard({ kind }: { kind: ListingKind }) {
  const text = useCardText();
  return (
    <ListingCard
      listing={sampleListings[kind]}
      listingType={kind}
      href="#card"
      text={text}
      level={4}
      isSaved={kind === 'rent'}
    />
  );
}

const card = (kind: ListingKind) => () => <SampleCard kind={kind} />;

const listingCard: Specimen = {
  file: 'listing-card',
  wide: true,
  states: {
    'for sale': card('sell'),
    'for rent': card('rent'),
    'plot, without a picture': card('plot'),
    PG: card('pg'),
    commercial: card('commercial'),
  },
};

const definitionList: Specimen = {
  file: 'definition-list',
  wide: true,
  states: {
    'with a value that is not known': (words) => (
      <DefinitionList
        items={[
          { id: 'city', term: words.city, value: words.cities[0] },
          { id: 'locality', term: words.locality, value: null },
          { id: 'amenities', term: words.amenities, value: words.amenityNames.join(', ') },
        ]}
      />
    ),
  },
};

const carousel: Specimen = {
  file: 'carousel',
  wide: true,
  states: {
    'three at once': (words) => (
      <Carousel
        label={words.photo}
        perView={3}
        perNarrowView={2}
        slides={[...samplePictures, undefined].map((src, at) => ({
          id: String(at),
          content: <Picture src={src} alt={words.photo} />,
        }))}
      />
    ),
  },
};

const gallery: Specimen = {
  file: 'gallery',
  wide: true,
  states: {
    'three pictures': (words) => (
      <Gallery alt={words.photo} images={samplePictures} view={listingView('sell', {})} />
    ),
    'no picture': (words) => <Gallery alt={words.photo} images={[]} view={listingView('plot', {})} />,
  },
};

/** Lists what shows homes. */
export const content: readonly Specimen[] = [
  picture,
  homePicture,
  money,
  balance,
  listingCard,
  definitionList,
  carousel,
  gallery,
];
