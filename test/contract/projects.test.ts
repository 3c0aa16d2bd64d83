/** Builders' projects: written by builders alone, seen once the desk has looked, put on the home page by operators. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Content } from '../../src/api/contract/content.schema.js';
import type { DeskProjects, OwnProject, ProjectPage } from '../../src/api/contract/projects.schema.js';
import { ProjectPage as ProjectPageSchema } from '../../src/api/contract/projects.schema.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { Check } from 'typebox/value';
import { aProject } from '../support/a-project.js';
import { aFile, type SentFile } from '../support/forms.js';
import { aSale } from '../support/listings.js';
import { makeKey, page as partnerPage } from '../support/partner-visitor.js';
import { type Person, signedIn, stranger } from '../support/people.js';
import { personWithRole } from '../support/person-with-role.js';
import { aPhoto } from '../support/photos.js';
import { post, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/projects');
let server: TestServer;
let builder: Person;
let rival: Person;
let operator: Person;
let moderator: Person;

const asBuilder = async (): Promise<Person> => {
  const person = await signedIn(server);
  await server.database.sql
    .updateTable('app_user')
    .set({ usertype: 'Builder' })
    .where('email', '=', person.email)
    .execute();
  return person;
};
const idOf = async (person: Person): Promise<string> =>
  (await person.call('GET', '/api/v1/profile')).json._id;

const make = async (by: Person, given: object = {}): Promise<OwnProject> => {
  const reply = await by.call('POST', '/api/v1/own-projects', aProject(given));
  assert.is(reply.status, 201, JSON.stringify(reply.json));
  return reply.json as unknown as OwnProject;
};
const decide = (id: string, act: string, by = operator) =>
  by.call('POST', `/api/v1/desk/projects/${id}`, { act, reason: 'Compared with the register' });
const shown = async (path: string): Promise<ProjectPage> => {
  const { status, json } = await server.get(`/api/v3/projects${path.replace('/project', '')}`);
  assert.is(status, 200, path);
  return json as ProjectPage;
};
const statusOf = async (path: string): Promise<number> =>
  (await server.get(`/api/v3/projects${path.replace('/project', '')}`)).status;
const upload = async (
  by: Person,
  file: SentFile,
): Promise<{ status: number; url: string; message: string }> => {
  const { status, json } = await post(by, uploadMedia, [['file', file]]);
  return { status, ...(json as unknown as { url: string; message: string }) };
};

test.before(async () => {
  server = await startPosting({ RATE_LIMITS: 'test' });
  builder = await asBuilder();
  rival = await asBuilder();
  operator = await personWithRole(server, 'operator');
  moderator = await personWithRole(server, 'moderator');
});
test.after(() => server.close());

test('a project waits for the desk, and is everybody’s once it is approved', async () => {
  const { id, path, state, isPublic } = await make(builder);
  assert.equal([path, state, isPublic], ['/project/tamhan-skyline', 'review', false]);
  assert.is(await statusOf(path), 404);
  assert.is((await decide(id, 'approve', moderator)).status, 200);
  const page = await shown(path);
  assert.ok(Check(ProjectPageSchema, page), 'the answer fits its schema');
  assert.equal([page.name, page.phases[0]?.reraNumber, page.homes], ['Tamhan Skyline', 'P52100012345', []]);
  assert.is(page.sponsored, false);
  assert.not.ok(JSON.stringify(page).includes(builder.phone), 'the page has no phone');
});

test('an edit is seen by nobody before it is approved, and says what it changes', async () => {
  const { id, path, body } = await make(builder, { name: 'Edited Court' });
  await decide(id, 'approve');
  const edit = await builder.call('PUT', `/api/v1/own-projects/${id}`, {
    ...body,
    about: 'With a pool now.',
  });
  assert.is(edit.status, 200, JSON.stringify(edit.json));
  assert.is((await shown(path)).about, 'Two towers around a garden.');
  const listed = (await operator.call('GET', '/api/v1/desk/projects')).json as unknown as DeskProjects;
  assert.is(listed.projects[0]?.id, id, 'what waits comes first');
  assert.equal(listed.projects[0]?.changes, [
    { field: 'about', was: 'Two towers around a garden.', now: 'With a pool now.' },
  ]);
  assert.is((await decide(id, 'return')).status, 200);
  const own = (await builder.call('GET', '/api/v1/own-projects')).json as unknown as {
    projects: OwnProject[];
  };
  const mine = own.projects.find((each) => each.id === id);
  assert.equal([mine?.state, mine?.note], ['returned', 'Compared with the register']);
  assert.is((await shown(path)).about, 'Two towers around a garden.');
  await builder.call('PUT', `/api/v1/own-projects/${id}`, { ...body, about: 'With a pool, in 2029.' });
  await decide(id, 'approve');
  assert.is((await shown(path)).about, 'With a pool, in 2029.');
  assert.is((await decide(id, 'approve')).json.code, 'conflict');
});

test('the desk decides about the edit that it saw, whole, not about one that came meanwhile', async () => {
  const { id, path, body } = await make(builder, { name: 'Swapped Court' });
  await decide(id, 'approve');
  const names = Array.from({ length: 24 }, () => 'A tower '.repeat(12).trim());
  const edit = (last: string) => {
    const towers = [...names, last].map((name) => ({ ...body.towers[0], name }));
    return builder.call('PUT', `/api/v1/own-projects/${id}`, { ...body, towers });
  };
  assert.is((await edit('The first')).status, 200);
  const seen = async () =>
    ((await operator.call('GET', '/api/v1/desk/projects')).json as unknown as DeskProjects).projects.find(
      (each) => each.id === id,
    );
  const first = await seen();
  assert.match(first?.changes.find(({ field }) => field === 'towers')?.now ?? '', 'The first');
  await edit('The second');
  const stale = { act: 'approve', reason: 'Compared with the register', sentAt: first?.sentAt };
  const refused = await operator.call('POST', `/api/v1/desk/projects/${id}`, stale);
  assert.equal([refused.status, refused.json.code], [409, 'conflict']);
  assert.is((await decide(id, 'approve')).status, 200);
  assert.is((await shown(path)).towers.at(-1)?.name, 'The second');
});

test('what a suspended builder shows is seen by nobody', async () => {
  const away = await asBuilder();
  const { id, path } = await make(away, { name: 'Suspended Court' });
  await decide(id, 'approve');
  const set = (at: Date | null) =>
    server.database.sql.updateTable('app_user').set({ suspended_at: at }).where('email', '=', away.email);
  await set(new Date()).execute();
  assert.is(await statusOf(path), 404);
  await set(null).execute();
  assert.is(await statusOf(path), 200);
});

test('only builders post projects, and nobody touches another’s', async () => {
  const owner = await signedIn(server);
  assert.is((await owner.call('POST', '/api/v1/own-projects', aProject())).status, 403);
  const guest = stranger(server);
  assert.is((await guest.call('POST', '/api/v1/own-projects', aProject())).status, 401);
  const { id, path } = await make(builder, { name: 'Not Yours' });
  await decide(id, 'approve');
  for (const [method, url, body] of [
    ['PUT', `/api/v1/own-projects/${id}`, aProject({ name: 'Mine Now' })],
    ['PUT', `/api/v1/own-projects/${id}/listings`, { listings: [] }],
    ['DELETE', `/api/v1/own-projects/${id}`, undefined],
  ] as const)
    assert.is((await rival.call(method, url, body)).status, 404, `${method} ${url}`);
  assert.is((await shown(path)).name, 'Not Yours');
  for (const by of [builder, rival, owner]) assert.is((await decide(id, 'withdraw', by)).status, 403);
  assert.is((await decide(id, 'pick-demand', moderator)).status, 403);
});

test('a wrong field is refused by name, with the remedy', async () => {
  const refused = async (given: object): Promise<string[]> => {
    const reply = await builder.call('POST', '/api/v1/own-projects', aProject(given));
    assert.is(reply.status, 400, JSON.stringify(given));
    return Object.keys(reply.json.fields);
  };
  assert.equal(await refused({ name: '!' }), ['name']);
  assert.equal(await refused({ phases: [{ name: 'One', reraNumber: 'A52100012345', completion: '' }] }), [
    'phases',
  ]);
  assert.equal(await refused({ phases: [] }), ['phases']);
  assert.equal(await refused({ configurations: [] }), ['configurations']);
  assert.equal(await refused({ unitsOn: '' }), ['unitsOn']);
  assert.equal(await refused({ unitsOn: '2999-01-01' }), ['unitsOn']);
  assert.equal(await refused({ possession: '2028-02-30' }), ['possession']);
  assert.equal(await refused({ amenities: ['Helipad'] }), ['amenities']);
  assert.equal(await refused({ registerLink: 'https://maharera.maharashtra.gov.in.evil.example/' }), [
    'registerLink',
  ]);
  assert.equal(await refused({ registerLink: 'javascript:alert(1)' }), ['registerLink']);
  assert.equal(await refused({ about: 'Call 98200 12345' }), ['about']);
  assert.equal(await refused({ name: 'Visit www.tamhan.example' }), ['name']);
});

test('files are one’s own, and a brochure is a PDF', async () => {
  const photo = await upload(builder, await aPhoto());
  const foreign = await upload(rival, await aPhoto());
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n');
  const none = Buffer.from('<html><script>alert(1)</script>');
  const fake = await upload(builder, aFile('brochure.pdf', none, 'application/pdf'));
  assert.is(fake.status, 400);
  assert.match(fake.message, /brochure\.pdf: The brochure must be a PDF file/);
  const cut = await upload(builder, aFile('cut.pdf', pdf.subarray(0, 20), 'application/pdf'));
  assert.is(cut.status, 400);
  const brochure = await upload(builder, aFile('b.pdf', pdf, 'application/pdf'));
  assert.is(brochure.status, 201, brochure.message);
  const stolen = { photos: [{ url: foreign.url, on: '2026-01-01' }] };
  const refusal = await builder.call('POST', '/api/v1/own-projects', aProject(stolen));
  assert.equal([refusal.status, Object.keys(refusal.json.fields)], [400, ['photos']]);
  const wrongKind = await builder.call('POST', '/api/v1/own-projects', aProject({ brochure: photo.url }));
  assert.is(wrongKind.status, 400);
  const files = { brochure: brochure.url, photos: [{ url: photo.url, on: '2026-01-01' }] };
  const { id, path } = await make(builder, { name: 'With Files', ...files });
  await decide(id, 'approve');
  const page = await shown(path);
  assert.equal([page.brochure, page.photos], [brochure.url, files.photos]);
  const sent = await server.get(new URL(brochure.url).pathname);
  assert.is(sent.headers['content-disposition'], 'attachment; filename="brochure.pdf"');
  // A sweep long after leaves what a project shows, and takes what no project shows any more.
  const left = async (): Promise<number> =>
    (await server.database.sql.selectFrom('media_file').select('key').where('project_id', '=', id).execute())
      .length;
  await server.database.sql
    .updateTable('media_file')
    .set({ at: new Date(0) })
    .execute();
  await server.services.uploads.sweep();
  assert.is(await left(), 2);
  assert.is((await server.get(new URL(brochure.url).pathname)).status, 200);
  assert.is((await builder.call('DELETE', `/api/v1/own-projects/${id}`)).status, 200);
  await server.services.uploads.sweep();
  assert.is((await server.get(new URL(brochure.url).pathname)).status, 404);
});

test('listings belong to a project: it tells their prices, they name it, and a key’s lock knows them', async () => {
  const { id, path } = await make(builder, { name: 'Priced Park' });
  await decide(id, 'approve');
  const mine = { ownerId: await idOf(builder) };
  await server.services.writer.saveListings([
    aSale({ society: 'Wing C', price: 9_000_000, bhk: '2BHK' }, mine),
    aSale({ society: 'Wing C', price: 8_200_000, bhk: '2 BHK' }, mine),
    aSale({ society: 'Foreign', price: 1 }, { ownerId: await idOf(rival) }),
  ]);
  const idsOf = async (ownerId: string): Promise<string[]> =>
    (
      await server.database.sql.selectFrom('listing').select('id').where('owner_id', '=', ownerId).execute()
    ).map((row) => row.id);
  const own = await idsOf(mine.ownerId);
  const foreign = await idsOf(await idOf(rival));
  const set = (listings: string[]) =>
    builder.call('PUT', `/api/v1/own-projects/${id}/listings`, { listings });
  assert.equal(Object.keys((await set(foreign)).json.fields), ['listings']);
  assert.is((await set(own)).status, 200);
  const page = await shown(path);
  assert.is(page.homes.length, 2);
  assert.equal([page.minPrice, page.maxPrice], [8_200_000, 9_000_000]);
  assert.equal(page.configurations[0], { bhk: '2BHK', carpet: 720, left: 14, homes: 2, from: 8_200_000 });
  const listing = (await server.get(`/api/v3/property/sell/${String(own[0])}`)).json as { inProject: object };
  assert.equal(listing.inProject, { slug: 'priced-park', name: 'Priced Park' });
  const key = await makeKey(builder, { settings: { lock: { project: 'priced park' } } });
  const locked = await server.get(`/embed/api/${key.key}/api/v3/properties/sell`, { origin: partnerPage });
  assert.is((locked.json as unknown[]).length, 2);
  await set([]);
  assert.is((await shown(path)).homes.length, 0);
});

test('operators put a project on the home page; without any the content file stands there', async () => {
  const content = async (): Promise<Content> => (await server.get('/api/v3/content')).json as Content;
  const usual = (await content()).projects.length;
  const photo = await upload(builder, await aPhoto());
  const { id, path } = await make(builder, {
    name: 'Picked <script>alert(1)</script> Place',
    photos: [{ url: photo.url, on: '2026-01-01' }],
  });
  assert.is((await decide(id, 'pick-demand')).json.code, 'conflict');
  await decide(id, 'approve');
  assert.is((await decide(id, 'pick-demand')).status, 200);
  const [card, ...others] = (await content()).projects;
  assert.is(others.length, 0);
  assert.equal([card?.link, card?.sponsored, card?.bhk], [path, true, '2, 3 BHK']);
  assert.is(card?.reraNumber, 'P52100012345');
  assert.is((await shown(path)).sponsored, true);
  assert.is((await decide(id, 'pick-slider')).status, 200);
  assert.is((await content()).promotions[0]?.link, path);
  assert.is((await content()).projects.length, usual);
  await decide(id, 'unpick');
  assert.is((await shown(path)).sponsored, false);
  await decide(id, 'pick-demand');
  assert.is((await decide(id, 'withdraw')).status, 200);
  assert.is(await statusOf(path), 404);
  assert.is((await content()).projects.length, usual);
});

test('codes are drawn of what is there alone, and the sitemap names what everybody sees', async () => {
  const registerLink = 'https://maharera.maharashtra.gov.in/projects?id=7';
  const { id, path } = await make(builder, { name: 'Coded Court', registerLink });
  assert.is((await server.get('/qr/project/coded-court.svg')).status, 404);
  await decide(id, 'approve');
  for (const address of ['/qr/project/coded-court.svg', '/qr/listing/sell/HS-7K3M9QX.svg']) {
    const { status, headers, text } = await server.get(address);
    assert.equal([status, headers['content-type']], [200, 'image/svg+xml'], address);
    assert.not.match(text, /script|onload|foreignObject/);
  }
  for (const address of [
    '/qr/listing/castle/HS-7K3M9QX.svg',
    '/qr/listing/sell/%3Cscript%3E.svg',
    '/qr/project/x.svg',
  ])
    assert.is((await server.get(address)).status, 404, address);
  assert.ok((await server.services.projectPages.paths()).includes(path));
});

test('deleting the account takes its projects, and the export has them', async () => {
  const leaver = await asBuilder();
  const { id, path } = await make(leaver, { name: 'Leaving Heights' });
  await decide(id, 'approve');
  const data = (await leaver.call('GET', '/api/v1/profile/export')).json as unknown as {
    projects: { slug: string }[];
  };
  assert.equal(
    data.projects.map(({ slug }) => slug),
    ['leaving-heights'],
  );
  await leaver.call('DELETE', '/api/v1/profile', { currentPassword: leaver.password });
  assert.is(await statusOf(path), 404);
});

test.run();
