/** `Housing.check()` and `?housing-debug`: tells a partner what is wrong on the page. */
import { words as english } from '../../../../../words/en/page-check.js';
import { localeFor } from '../../../kit/language/locale.js';
import { defineWords } from '../../../kit/language/define-words.js';
import { colourFindings } from './colour-findings.js';
import type { CheckedPage, Finding } from './finding.js';
import { pageFindings } from './page-findings.js';
import { showPanel } from './panel.js';
import { serverFindings } from './server-findings.js';

const { load: loadWords } = defineWords(english, {
  hi: () => import('../../../../../words/hi/page-check.js'),
  mr: () => import('../../../../../words/mr/page-check.js'),
});

/** Runs all checks, logs the findings, shows them if asked, and returns them; faults first. */
export const check = async (page: Omit<CheckedPage, 'words'>, isShown: boolean): Promise<Finding[]> => {
  const words = await loadWords(localeFor(document.documentElement.lang));
  const checked = { ...page, words };
  const found = [...(await serverFindings(checked)), ...pageFindings(checked), ...colourFindings(checked)];
  const findings = [...found.filter(({ isOk }) => !isOk), ...found.filter(({ isOk }) => isOk)];
  console.warn(['Housing:', ...findings.map(({ isOk, text }) => `${isOk ? '✓' : '✗'} ${text}`)].join('\n'));
  if (isShown) showPanel(findings, words);
  return findings;
};
