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

/** What is checked, and by which rules. */
export interface AxeOptions {
  /** Selector of the one part that counts, such as an open dialog, wherever it lies; the last that fits is meant. */
  readonly within?: string | undefined;
  /** Rules to leave out, by their ids. */
  readonly without?: readonly string[];
  /** Only what another language may break: names, labels, alternatives and the language itself. */
  readonly words?: boolean;
}

const ofWords = [
  'cat.text-alternatives',
  'cat.name-role-value',
  'cat.language',
  'cat.forms',
  'cat.semantics',
];

/** Runs the WCAG 2.2 A and AA rules and the best practices over the page, shadow roots included. */
export const axeViolations = async (page: Page, options: AxeOptions = {}): Promise<string[]> => {
  // By the debugger and not by a script tag, which the page's CSP would block.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(await source);
  const tags = options.words ? ofWords : undefined;
  const violations = await page.evaluate(
    async ({ within, without = [], tags }) => {
      const { axe } = globalThis as unknown as {
        axe: { run(context: Document | Element, options: object): Promise<{ violations: Violation[] }> };
      };
      const roots: (Document | ShadowRoot)[] = [document];
      for (const root of roots)
        for (const element of root.querySelectorAll('*'))
          if (element.shadowRoot) roots.push(element.shadowRoot);
      const part =
        within === undefined ? document : roots.flatMap((root) => [...root.querySelectorAll(within)]).at(-1);
      if (!part || (part instanceof Element && !part.checkVisibility()))
        throw new Error(`There is no ${within ?? ''} on the page`);
      const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]));
      const runOnly = tags ? { runOnly: { type: 'tag', values: tags } } : {};
      // Styles and films are not loaded anew for it: nothing here plays by itself, and the rule on turned screens is off.
      const options = { resultTypes: ['violations'], preload: false, rules, ...runOnly };
      return (await axe.run(part, options)).violations;
    },
    { ...options, tags },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${help} at ${JSON.stringify(target)} ${failureSummary ?? ''}`,
    ),
  );
};
