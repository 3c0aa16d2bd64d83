/** Many listings from one file, sent on a partner's page (0049): the person's own, and only under a key for owners. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { BulkReport } from '../../src/api/contract/bulk.schema.js';
import { checkImport, importListings } from '../../src/api/contract/bulk.js';
import { csv, homes, sendFile } from '../support/bulk.js';
import { multipart } from '../support/forms.js';
import { callUnder, makeKey, type PageReply, type Visitor, visitor } from '../support/partner-visitor.js';
import { type Person, signedIn } from '../support/people.js';
import { countListings, startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/partner-bulk');
let server: TestServer;
let partner: Person;
let agent: Person;
let key: string;

test.before(async () => {
  server = await startPosting();
  partner = await signedIn(server);
  ({ key } = await makeKey(partner));
});
test.after(() => server.close());
test.before.each(async () => {
  agent = await signedIn(server);
});

const bodyOf = (text: string) => multipart([['kind', 'sell'], ['city', ''], csv(text)]);

/** Sends the file as the page does; `as` names whose call it is. */
const send = (as: Visitor['as'], { path }: { path: string }, text = homes): Promise<PageReply> => {
  const { payload, headers } = bodyOf(text);
  return as('POST', path, payload, headers);
};
const reportOf = ({ json }: PageReply): BulkReport => json as unknown as BulkReport;

const societiesOf = async (person: Person): Promise<string[]> => {
  const { json } = await person.call('GET', '/api/v4/userproperties');
  return (json as unknown as { sell: { society: string }[] }).sell.map(({ society }) => society).sort();
};

test('a file is checked without saving, then saved as the listings of whoever signed in on the page', async () => {
  const visit = await visitor(server, agent, key);
  const before = await countListings(server);
  const checked = await send(visit.as, checkImport);
  assert.is(checked.status, 200, checked.text);
  assert.equal(reportOf(checked).counts, { read: 6, new: 3, update: 0, same: 0, repeated: 1, refused: 2 });
  assert.is(await countListings(server), before);

  const saved = await send(visit.as, importListings);
  assert.equal([reportOf(saved).saved, reportOf(saved).counts.new], [true, 3]);
  assert.equal(await societiesOf(agent), ['Green Court', 'Lake View', 'Odd']);
  assert.equal(await societiesOf(partner), []);
  assert.equal(saved.headers['access-control-allow-origin'], 'https://www.sahyadri.example');
  assert.match(String(saved.headers['cache-control']), 'no-store');
});

test('the same file changes nothing, whether it comes from the page or from our own site', async () => {
  const visit = await visitor(server, agent, key);
  await send(visit.as, importListings);
  assert.is(reportOf(await send(visit.as, importListings)).counts.same, 3);
  const { report } = await sendFile(agent, importListings, csv(homes), {});
  assert.equal([report.counts.same, report.counts.new], [3, 0]);
});

test('the report names nobody, and no listing but one’s own', async () => {
  const other = await signedIn(server);
  await sendFile(other, importListings, csv(homes), {});
  const visit = await visitor(server, agent, key);
  const { text, json } = await send(visit.as, importListings);
  assert.not.ok(reportOf({ json } as PageReply).rows.some(({ duplicates = [] }) => duplicates.length > 0));
  for (const person of [agent, other])
    for (const detail of [person.phone, person.email, person.name]) assert.not.match(text, detail);
});

test('without signing in on the page nothing is read, whatever session our own site has', async () => {
  const before = await countListings(server);
  const call = callUnder(server, key);
  for (const path of [checkImport, importListings]) {
    assert.is((await send(call, path)).status, 401);
    const withCookie: Visitor['as'] = (method, url, body, headers) =>
      call(method, url, body, { ...headers, cookie: agent.cookie ?? '' });
    assert.is((await send(withCookie, path)).status, 401);
  }
  assert.is(await countListings(server), before);
});

test('a key that is not for owners takes no file, nor does another page or another key', async () => {
  const visit = await visitor(server, agent, key);
  const bearer: Record<string, string> = { authorization: `Bearer ${visit.access}` };
  const reading = await makeKey(partner, { settings: { widgets: ['search-box', 'results'] } });
  const reader = await visitor(server, agent, reading.key);
  assert.is((await send(reader.as, importListings)).status, 403);
  const another = await makeKey(partner);
  for (const call of [callUnder(server, another.key), callUnder(server, key, 'https://www.else.example')]) {
    const stolen: Visitor['as'] = (method, url, body, headers) =>
      call(method, url, body, { ...headers, ...bearer });
    assert.ok([401, 403].includes((await send(stolen, importListings)).status));
  }
  assert.equal(await societiesOf(agent), []);
});

test.run();
