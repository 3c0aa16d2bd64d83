/** Projects that are sent at the same moment. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { OwnProject } from '../../src/api/contract/projects.schema.js';
import { aProject } from '../support/a-project.js';
import { type Person, signedIn } from '../support/people.js';
import { startPosting } from '../support/posting.js';
import type { TestServer } from '../support/server.js';

const test = suite('contract/projects-at-once');
let server: TestServer;

const asBuilder = async (): Promise<Person> => {
  const person = await signedIn(server);
  await server.database.sql
    .updateTable('app_user')
    .set({ usertype: 'Builder' })
    .where('email', '=', person.email)
    .execute();
  return person;
};

test.before(async () => {
  server = await startPosting({ RATE_LIMITS: 'test' });
});
test.after(() => server.close());

test('of many projects that come at once each has an address of its own, and twenty are the most', async () => {
  const [many, rival] = [await asBuilder(), await asBuilder()];
  const send = (by: Person, given: object = {}) => by.call('POST', '/api/v1/own-projects', aProject(given));
  const made = await Promise.all([
    ...Array.from({ length: 10 }, () => send(many, { name: 'Same Heights' })),
    ...Array.from({ length: 10 }, () => send(rival, { name: 'Same Heights' })),
  ]);
  assert.equal([...new Set(made.map(({ status }) => status))], [201]);
  const paths = made.map(({ json }) => (json as unknown as OwnProject).path);
  assert.is(new Set(paths).size, 20);
  const more = await Promise.all(
    Array.from({ length: 15 }, (_, at) => send(many, { name: `Tower ${String(at)}` })),
  );
  assert.equal(more.map(({ status }) => status).sort(), [
    ...Array.from({ length: 10 }, () => 201),
    ...Array.from({ length: 5 }, () => 409),
  ]);
});

test.run();
