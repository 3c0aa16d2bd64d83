import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mailColours } from '../../../../server/services/alerts/mail-colours.js';

const test = suite('server/services/alerts/mail-colours');

test('every colour of the mails is a colour of the tokens', () => {
  const tokens = readFileSync(
    new URL('../../../../src/widgets/kit/style/tokens.ts', import.meta.url),
    'utf8',
  );
  for (const colour of Object.values(mailColours)) assert.ok(tokens.includes(`'${colour}'`), colour);
});

test.run();
