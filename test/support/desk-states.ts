/** What the desk shows, as its calls would answer. */
import type { Way } from './screen-states.js';

/** A reported listing and a complaint, as an operator sees them. */
export const deskCases: Way = (page) =>
  page.route('**/api/v1/desk/queue', (route) => {
    const [at, answerBy] = ['2026-11-01T10:00:00.000Z', '2026-11-08T10:00:00.000Z'];
    const report = { number: 'R-1001', isVerified: true, isSeenLate: true, at, answerBy };
    const listing = {
      ...{
        id: 'x',
        propertyId: 'HS-7K3M9QX',
        kind: 'sell',
        society: 'Green Court',
        propertyType: 'Flat',
        bhk: '2 BHK',
        amount: 8_500_000,
      },
      ...{ locality: 'Baner', city: 'Pune', description: 'A flat with a view of the hills.', isShown: true },
      checks: [{ code: 'price-unusual', does: 'warn', field: 'price' }],
      changes: [
        { field: 'price', was: '12000000', now: '8500000' },
        { field: 'locality', was: 'Aundh', now: 'Baner' },
      ],
    };
    const owner = {
      ...{ id: 'y', name: 'Asha Kulkarni', usertype: 'Agent', phoneVerified: true, since: at },
      ...{ listings: 12, takenDown: 1, isSuspended: false },
    };
    const cases = [
      {
        ...{ listing, owner, answerBy, isOverdue: true },
        reports: [
          { ...report, reason: 'wrong-price', text: 'One zero too few', contact: 'ravi@example.com' },
        ],
      },
      {
        ...{ answerBy, isOverdue: false },
        reports: [{ ...report, number: 'R-1002', reason: 'other', text: 'My letters are not answered.' }],
      },
      {
        ...{
          listing: { ...listing, checks: [], changes: [], description: '' },
          owner,
          answerBy,
          isOverdue: false,
          reports: [],
        },
        refund: {
          ...{ id: 'f1', reason: 'no-answer', coins: 2, at, name: 'Ravi Shinde', phoneVerified: true },
          ...{ asked: 1, others: 1 },
        },
      },
    ];
    return route.fulfill({ json: { role: 'operator', mustSignIn: false, waiting: 3, overdue: 1, cases } });
  });

const deskRecord = [
  {
    ...{
      number: 41,
      at: '2026-11-02T09:30:00.000Z',
      actor: 'b2kX0Qm9',
      act: 'listing-hide',
      subject: 'HS-7K3M9QX',
    },
    ...{ reason: 'The price is that of another home.', detail: { owner: 'y', reports: 2 } },
  },
  {
    ...{ number: 40, at: '2026-11-02T08:05:00.000Z', actor: 'command-line', act: 'role', subject: 'y' },
    ...{ reason: '', detail: { role: 'moderator' } },
  },
];

const deskOrders = [
  {
    ...{
      id: '01J9Z8K3M9QX',
      state: 'paid',
      coins: 25,
      paise: 19_900,
      paidPaise: 19_900,
      provider: 'razorpay',
    },
    ...{ createdAt: '2026-11-20T08:35:00.000Z', buyer: 'kavya@example.com', balance: 27 },
    ...{ invoice: 'INV-2627-00012', canRefund: true },
  },
  {
    ...{
      id: '01J9Z8K3M9QY',
      state: 'checking',
      coins: 10,
      paise: 9900,
      paidPaise: 990,
      provider: 'razorpay',
    },
    ...{ createdAt: '2026-11-19T08:35:00.000Z', canRefund: true },
  },
];

const deskJobs = [
  {
    ...{ name: 'mailing alerts', lastAt: '2026-11-20T08:35:00.000Z', milliseconds: 1240, hasFailed: true },
    ...{ failures: 3, failedAt: '2026-11-20T08:35:00.000Z', error: 'connect ECONNREFUSED 127.0.0.1:25' },
  },
  ...[
    { name: 'tidying', lastAt: '2026-11-20T08:00:00.000Z', milliseconds: 41, hasFailed: false, failures: 0 },
  ],
];

const deskBanner = {
  ...{ title: 'Homes near the metro', text: 'Flats in Thane, Mumbai and Pune.', link: '/search?tab=Buy' },
  ...{ image: '/media/demo/tower/banner-1-1-1600.webp' },
  translations: { hi: { title: 'मेट्रो के पास घर', text: 'ठाणे, मुंबई और पुणे के फ़्लैट।' } },
};

const deskSettings = [
  {
    ...{ name: 'banners', isOwn: true, version: 3, changedAt: '2026-11-20T08:35:00.000Z' },
    entries: [deskBanner, { ...deskBanner, title: 'A room before the term begins' }],
  },
  {
    ...{ name: 'coin-prices', isOwn: false, version: 0 },
    entries: [
      { surface: 'search', coins: 2 },
      { surface: 'detail', coins: 1 },
    ],
  },
  { name: 'coin-packs', isOwn: false, version: 0, entries: [{ coins: 10, rupees: 99 }] },
  { name: 'loan-offers', isOwn: true, version: 1, changedAt: '2026-11-20T08:35:00.000Z', entries: [] },
];

const deskDays = Array.from({ length: 30 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 22 + at)).toISOString().slice(0, 10),
  ...{
    listings: (at * 37) % 23,
    reports: at % 3,
    reveals: (at * 11) % 17,
    orders: at % 5,
    signUps: (at * 7) % 9,
  },
}));

const deskProject = {
  ...{ id: 'pr1', path: '/project/sample', name: 'Tamhan Skyline', builder: 'Tamhan Estates', city: 'Pune' },
  ...{ state: 'review', isPublic: true, owner: 'Asha Kulkarni', sentAt: '2026-11-20T08:35:00.000Z' },
  ...{ photos: [], brochure: '', picked: 'demand' },
  changes: [
    { field: 'phases', was: 'Phase 1, P52100012345', now: 'Phase 1, P52100012345\nPhase 2, P52100012346' },
  ],
};

/** People, places, keys, orders, jobs and days as an operator finds them. */
export const deskRecords: Way = async (page) => {
  await deskCases(page);
  const since = '2026-05-02T10:00:00.000Z';
  const person = {
    ...{ id: 'p1', name: 'Asha Kulkarni', email: 'asha@example.com', phone: '9812345670', usertype: 'Agent' },
    ...{
      phoneVerified: true,
      isSuspended: true,
      role: 'moderator',
      since,
      coins: 14,
      sessions: 2,
      listings: 12,
    },
    statedRera: 'A52100012345',
    rera: [{ number: 'A52100012345', on: '2026-10-01' }],
  };
  const key = {
    key: 'pk_live_1',
    name: 'Sahyadri Homes',
    mode: 'live',
    owner: 'asha@example.com',
    since,
    loads: 1240,
  };
  const found: Record<string, object> = {
    people: { people: [person] },
    places: { places: [{ name: 'Navi Peth Annexe', city: 'Pune', listings: 2, owners: 2 }] },
    projects: { projects: [deskProject] },
    'coin-orders': { orders: deskOrders, hasMore: true },
    settings: { settings: deskSettings },
    jobs: { jobs: deskJobs },
    days: { days: deskDays },
    audit: { entries: deskRecord },
    'partner-keys': { keys: [{ ...key, origins: ['https://www.sahyadri.example'] }] },
  };
  for (const [name, json] of Object.entries(found))
    await page.route(`**/api/v1/desk/${name}*`, (route) => route.fulfill({ json }));
};
