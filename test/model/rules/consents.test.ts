/** The versions that consents are logged with are those of the texts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { consentVersions } from '../../../src/model/rules/consents.js';

const test = suite('model/rules/consents');

const updated = (language: string, page: string): string =>
  /^updated: (\S+)$/m.exec(
    readFileSync(join(process.cwd(), `content/${language}/${page}.md`), 'utf8'),
  )?.[1] ?? '';

for (const language of ['en', 'hi', 'mr'])
  test(`a consent names the day on which the text was last changed: ${language}`, () => {
    const privacy = updated(language, 'privacy-policy');
    const terms = updated(language, 'terms');
    assert.is(consentVersions.contact, privacy);
    assert.is(consentVersions.terms, terms > privacy ? terms : privacy);
  });

test.run();
