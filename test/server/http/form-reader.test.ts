/** A form that cannot be kept is the server's fault, and says so. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { uploadMedia } from '../../../src/api/contract/uploads.js';
import { aPhoto } from '../../support/photos.js';
import { signedIn } from '../../support/people.js';
import { post, startPosting } from '../../support/posting.js';

const test = suite('server/http/form-reader');

test('a disk that takes no file is answered 500, not blamed on the form', async () => {
  const server = await startPosting();
  const person = await signedIn(server);
  // A file where the folder should be refuses every write, whoever runs the test.
  writeFileSync(join(server.config.dataDir, 'inbox'), '');
  const { status, json } = await post(person, uploadMedia, [['file', await aPhoto()]]);
  assert.equal([status, json.code], [500, 'internal']);
  assert.not.match(json.message, /inbox|ENOTDIR|EEXIST/);
  await server.close();
});

test.run();
