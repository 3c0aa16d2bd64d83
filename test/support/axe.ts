/** axe-core on a page: what it finds, each as one readable line. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  help: string;
  nodes: { target: unknown; failureSummary?: string }[];
}

/**
 * Runs the WCAG 2.2 A and AA rules and the best practices over the page, shadow roots included; `within` leads by
 * selectors through shadow roots to the one part that counts, such as an open dialog.
 */
export const axeViolations = async (page: Page, within?: readonly string[]): Promise<string[]> => {
  // By the debugger, not by a script tag: the page's CSP stays as it is.
  await page.evaluate(await source);
  const violations = await page.evaluate(async (path) => {
    const { axe } = globalThis as unknown as {
      axe: { run(context: object): Promise<{ violations: Violation[] }> };
    };
    return (await axe.run(path ? { fromShadowDom: path } : document)).violations;
  }, within);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
};
