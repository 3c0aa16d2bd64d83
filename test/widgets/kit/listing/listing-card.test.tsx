import { mount, byRole, allByRole } from '../../../support/mount.js';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Listing, ListingKind } from '../../../../src/api/contract/listings.schema.js';
import { $connection } from '../../../../src/model/index.js';
import { cardFieldsOf } from '../../../../src/model/rules/listing/card.js';
import { factsOf } from '../../../../src/model/rules/listing/catalogue.js';
import { useCardText } from '../../../../src/widgets/kit/listing/card-text.js';
import { ListingCard, type ListingCardProps } from '../../../../src/widgets/kit/listing/listing-card.js';
import type { Locale } from '../../../../src/widgets/kit/language/locale.js';
// Already there, so that the words wanted on demand arrive at once.
import '../../../../words/hi/labels.js';
import '../../../../words/mr/labels.js';
import '../../../../words/hi/card.js';
import '../../../../words/mr/card.js';
import { until } from '../../../support/mount-view.js';
import { aCommercial, aPg, aPlot, aRent, aSale } from '../../../support/a-listing.js';

const test = suite('widgets/kit/listing/listing-card');

/** Words of both catalogues of a language, of which each comes in its own time. */
const spoken: Record<Locale, string[]> = { en: [], hi: ['अपडेट', 'फुट', 'फ़्लैट'], mr: ['अद्ययावत', 'मुली'] };

/** A word of a flat's card in each language. */
const spokenOfFlats: Record<Locale, string> = { en: 'Flat', hi: 'फ़्लैट', mr: 'फ्लॅट' };

function Card(props: Pick<ListingCardProps, 'listing' | 'listingType'>) {
  return <ListingCard {...props} href={`/product?id=${props.listing._id}`} text={useCardText()} />;
}

const draw = async (
  listingType: ListingKind,
  listing: Listing,
  locale: Locale = 'en',
  isSpoken = spoken[locale],
) => {
  const { root, unmount } = await mount(<Card listing={listing} listingType={listingType} />, locale);
  await until(() => isSpoken.every((word) => root.textContent.includes(word)));
  const text = root.textContent.replace(/\s+/g, ' ');
  const fact = (name: string) =>
    allByRole(root, 'listitem')
      .find((item) => item.textContent.startsWith(`${name}: `))
      ?.lastChild?.textContent?.trim();
  const price = root.querySelector('p [role=img]');
  return { root, text, fact, price, heading: byRole(root, 'heading').textContent, unmount };
};

test('the name of the locality leads to its page and all other words to the listing, in the order of the language', async () => {
  const lines: [Locale, string[]][] = [
    ['en', ['2 BHK Flat in Powai → /product?id=s1', 'Powai → /in/mumbai/powai']],
    ['hi', ['Powai → /in/mumbai/powai', 'Powai में 2 BHK फ़्लैट → /product?id=s1']],
    ['mr', ['Powai → /in/mumbai/powai', 'Powai येथे 2 BHK फ्लॅट → /product?id=s1']],
  ];
  const listing = aSale({ _id: 's1', localityPath: '/in/mumbai/powai' });
  for (const [locale, expected] of lines) {
    const { root, heading, unmount } = await draw('sell', listing, locale, [spokenOfFlats[locale]]);
    const links = allByRole(byRole(root, 'heading'), 'link').map(
      (link) => `${link.getAttribute('aria-label') ?? link.textContent} → ${link.getAttribute('href') ?? ''}`,
    );
    assert.equal(links, expected, locale);
    // What is seen is the headline, once.
    assert.ok(expected.includes(`${heading} → /product?id=s1`), heading);
    await unmount();
  }
});

test('a card whose locality has no page is one link, which has no other name than its words', async () => {
  const { root, unmount } = await draw('sell', aSale());
  const [link, ...others] = allByRole(root, 'link');
  assert.equal(
    [link?.textContent, link?.getAttribute('aria-label'), others],
    ['2 BHK Flat in Powai', null, []],
  );
  await unmount();
});

test('on a partner’s page a card is one link, and its visitors stay there', async () => {
  const listing = aSale({ localityPath: '/in/mumbai/powai' });
  const scope = fork({ values: [[$connection, { apiBase: 'https://market.example' }]] });
  const { root, unmount } = await mount(
    <Provider value={scope}>
      <Card listing={listing} listingType="sell" />
    </Provider>,
  );
  assert.equal(
    allByRole(root, 'link').map((link) => link.getAttribute('href')),
    ['/product?id=sale-1'],
  );
  await unmount();
});

const bare = {
  user: '',
  images: [],
  amenities: [],
  createdAt: undefined,
  updatedAt: undefined,
  lastVisitTime: undefined,
} as unknown as Partial<Listing>;

test('a sale card shows society, price, carpet area, possession, locality, city, bhk and bathrooms, each once', async () => {
  const card = await draw('sell', aSale());
  assert.match(card.text, 'Lake Homes, Mumbai');
  assert.is(card.price?.textContent, '₹ 1.9 Cr');
  assert.is(card.price?.getAttribute('aria-label'), '₹1,88,00,000');
  assert.is(card.heading, '2 BHK Flat in Powai');
  assert.is(card.fact('Carpet area'), '940 sq ft');
  assert.is(card.fact('Possession'), undefined, 'its badge says so');
  assert.is(card.text.split('Ready to Move').length, 2);
  assert.is(card.text.split('2 BHK').length, 2);
  assert.match(card.text, '₹ 1.9 Cr₹1,88,00,000');
  assert.is(card.fact('Bathrooms'), '3 baths');
  assert.match(card.text, '₹20,000 per sq ft');
  await card.unmount();
});

test('a rent card shows society, monthly rent, deposit, carpet area and furnishing', async () => {
  const card = await draw('rent', aRent());
  assert.match(card.text, 'Hiranandani Gardens');
  assert.match(card.text, '₹ 65.0 K₹65,000/ month');
  assert.match(card.text, 'Deposit ₹ 3.0 Lac');
  assert.is(card.fact('Carpet area'), '1,050 sq ft');
  assert.is(card.fact('Furnishing'), 'Fully Furnished');
  assert.not.match(card.text, ' per sq ft');
  await card.unmount();
});

test('a plot card shows society, price, plot area and ownership', async () => {
  const card = await draw('plot', aPlot());
  assert.match(card.text, 'Green Meadows');
  assert.is(card.price?.textContent, '₹ 45.0 Lac');
  assert.match(card.text, '₹22,500 per sq yd (₹2,500 per sq ft)');
  assert.is(card.fact('Plot area'), '200 sq yd');
  assert.is(card.fact('Ownership'), 'Freehold');
  assert.is(card.fact('Length and breadth'), '60 × 30 ft');
  assert.is(card.heading, 'Plot/Land in Powai');
  await card.unmount();
});

test('a PG card shows society, rent per bed, deposit, whom it is for, room and beds', async () => {
  const card = await draw('pg', aPg());
  assert.match(card.text, 'Sunrise Stay');
  assert.match(card.text, '₹ 12.0 K₹12,000/ bed / month');
  assert.match(card.text, 'Deposit ₹ 24.0 K');
  assert.is(card.fact('Available for'), 'For girls');
  assert.is(card.fact('Room'), 'Shared room');
  assert.is(card.fact('Beds'), '3 beds');
  await card.unmount();
});

test('a commercial card shows type, project, price, carpet area and possession', async () => {
  const card = await draw('commercial', aCommercial());
  assert.is(card.heading, 'Office in Powai');
  assert.match(card.text, 'Trade Centre');
  assert.is(card.price?.textContent, '₹ 3.3 Cr');
  assert.is(card.fact('Carpet area'), '1,500 sq ft');
  assert.is(card.fact('Possession'), 'Resale');
  assert.is(card.fact('Floor'), 'Floor 7 of 14');
  await card.unmount();
});

test('what a listing does not say is left out, without a dash or a broken word', async () => {
  const listings: [ListingKind, Listing][] = [
    [
      'sell',
      aSale({ ...(bare as object), carpetArea: '', possessionStatus: '', features: {}, reraApproved: '' }),
    ],
    [
      'rent',
      { ...aRent(bare as object), carpetArea: undefined, securityDeposit: undefined } as unknown as Listing,
    ],
    ['plot', aPlot({ ...(bare as object), dimensions: {}, ownershipType: '', approvedBy: '' })],
    ['pg', aPg({ ...(bare as object), availableFor: '', capacity: '', roomType: '' })],
    ['commercial', aCommercial({ ...(bare as object), carpetArea: '', features: {} })],
  ];
  for (const [listingType, listing] of listings) {
    const card = await draw(listingType, listing);
    assert.not.match(card.text, /undefined|null|NaN|Updated/, listingType);
    assert.ok(card.heading.endsWith('in Powai'), listingType);
    assert.ok(card.price, listingType);
    await card.unmount();
  }
});

/** What a server answers of a listing for its card. */
const cardOf = (kind: ListingKind, listing: Listing): Listing => {
  const { _id, propertyId, user, type, status, images, imageColours = [], updatedAt } = listing;
  const wire = listing as unknown as Record<string, unknown>;
  const names = cardFieldsOf(kind).map((name) => factsOf(name).in ?? name);
  return {
    ...Object.fromEntries(names.map((name) => [name, wire[name]])),
    ...{ _id, propertyId, user, type, status, updatedAt },
    images: images.slice(0, 1),
    imageCount: images.length,
    imageColours: imageColours.slice(0, 1),
  } as unknown as Listing;
};

test('a card drawn from the short answer for cards is the card of the whole listing', async () => {
  const listings: [ListingKind, Listing][] = [
    ['sell', aSale()],
    ['rent', aRent()],
    ['plot', aPlot()],
    ['pg', aPg()],
    ['commercial', aCommercial()],
  ];
  for (const [kind, listing] of listings) {
    const whole = await draw(kind, listing);
    const html = whole.root.innerHTML;
    await whole.unmount();
    const card = await draw(kind, cardOf(kind, listing));
    assert.is(card.root.innerHTML, html, kind);
    await card.unmount();
  }
});

test('a floor of 0 is the ground floor, not a missing one', async () => {
  const card = await draw('commercial', aCommercial({ features: { floorNumber: '0', totalFloors: '3' } }));
  assert.is(card.fact('Floor'), 'Ground floor of 3');
  await card.unmount();
});

test('the whole card is one link with a real address', async () => {
  const { root, unmount } = await draw('sell', aSale());
  const link = byRole<HTMLAnchorElement>(root, 'link');
  assert.is(link.getAttribute('href'), '/product?id=sale-1');
  await unmount();
});

test('RERA comes before Ready to Move, and the date says when it changed', async () => {
  const approved = await draw('sell', aSale());
  assert.match(approved.text, /RERA/);
  assert.match(approved.text, 'Updated 5 Nov 2026');
  await approved.unmount();
  const unnumbered = await draw('sell', aSale({ reraNumber: '' }));
  assert.not.match(unnumbered.text, /RERA/, 'a claim without a number is none');
  await unnumbered.unmount();
  const ready = await draw('sell', aSale({ reraApproved: 'No' }));
  assert.match(ready.text, /Ready to MoveUpdated/);
  await ready.unmount();
});

test('a recent cut is told in percent, and the first day beside the last change', async () => {
  const cut = await draw('sell', {
    ...aSale({ price: 9_600_000 }),
    ...{
      priceCut: { from: 10_000_000, at: '2026-11-01T00:00:00.000Z' },
      listedAt: '2026-10-03T06:00:00.000Z',
    },
  });
  assert.match(cut.text, /Price cut 4 %/);
  assert.match(cut.text, 'Listed 3 Oct 2026 · Updated 5 Nov 2026');
  await cut.unmount();
  const risen = await draw('sell', {
    ...aSale({ price: 9_600_000 }),
    priceCut: { from: 1, at: '' },
  });
  assert.not.match(risen.text, /Price cut|Listed/);
  await risen.unmount();
  const once = await draw('sell', { ...aSale(), listedAt: '2026-11-05T06:00:00.000Z' });
  assert.match(once.text, 'Listed 5 Nov 2026');
  assert.not.match(once.text, /Updated/);
  await once.unmount();
});

test('the picture is asked for in its middle size and counted; without one there is a map, or a drawing', async () => {
  const withPictures = await draw('sell', aSale());
  assert.is(
    byRole(withPictures.root, 'img', '2 BHK Flat in Powai').getAttribute('src'),
    'https://pictures.test/a-800.webp',
  );
  assert.is(byRole(withPictures.root, 'img', '2 pictures').textContent, '2');
  assert.not(withPictures.root.querySelector('article')?.hasAttribute('data-low'));
  await withPictures.unmount();
  const place = {
    is: 'in',
    lat: 19.1,
    lng: 72.9,
    radius: 750,
    map: 'https://site.test/place-map/a.svg',
  } as const;
  const placed = await draw('sell', aSale({ images: [], place }));
  assert.is(byRole(placed.root, 'img', 'No photos yet').getAttribute('src'), `${place.map}?en`);
  assert.ok(placed.root.querySelector('article')?.hasAttribute('data-low'), 'its picture takes less room');
  await placed.unmount();
  const without = await draw('sell', aSale({ images: [] }));
  assert.is(byRole(without.root, 'img', 'No photos yet').localName, 'svg');
  await without.unmount();
});

test('the walk to the station is told from the home’s public point, or says that it is from the locality', async () => {
  const station = { id: 'thane', name: 'Thane', nameMr: 'ठाणे', walk: 10 };
  const lines: ['near' | 'in', Locale, RegExp][] = [
    ['near', 'en', /Mumbai · About 10 min walk to Thane$/],
    ['in', 'en', /Mumbai · About 10 min walk to Thane from the locality$/],
    ['in', 'hi', / · इलाक़े से ठाणे तक पैदल लगभग 10 मिनट$/],
    ['in', 'mr', / · परिसरापासून ठाणे पर्यंत चालत सुमारे 10 मिनिटे$/],
  ];
  for (const [is, locale, expected] of lines) {
    const listing = aSale({ place: { is, lat: 19.1, lng: 72.9, radius: 750, station } });
    const { root, unmount } = await draw('sell', listing, locale, ['10']);
    assert.match(root.querySelector('h3 + p')?.textContent ?? '', expected);
    await unmount();
  }
});

test('the card speaks Hindi and Marathi', async () => {
  const hindi = await draw('sell', aSale(), 'hi');
  assert.is(hindi.heading, 'Powai में 2 BHK फ़्लैट');
  assert.match(hindi.text, '940 वर्ग फुट');
  await hindi.unmount();
  const marathi = await draw('pg', aPg(), 'mr');
  assert.match(marathi.text, '3 खाटा');
  assert.match(marathi.text, 'मुली');
  await marathi.unmount();
});

test.run();
