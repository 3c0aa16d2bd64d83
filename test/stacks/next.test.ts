/** Next: the lines of /partners, and the React components rendered by a server component, in the newest major. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { stackOf } from '../support/stack.js';

const test = suite('stacks/next');

const layout = `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><head><link rel="icon" href="data:," /></head><body>{children}</body></html>;
}
`;

const stack = stackOf(test, (stage) => ({
  packages: {
    next: '16.4.6',
    react: '19.3.1',
    'react-dom': '19.3.1',
    typescript: '5.9.3',
    '@types/react': '19.3.0',
    '@types/node': '20.19.43',
  },
  files: {
    'app/layout.tsx': layout,
    'app/page.tsx': stage.lines('next'),
    // A server component: nothing here says 'use client'.
    'app/components/page.tsx': `import { HousingResults } from 'housing-widgets/react/results';

export default function Page() {
  return <HousingResults apiBase="${stage.market.url}" tab="Rent" city="Pune" lang="mr" />;
}
`,
  },
}));

test('the lines compile, and show cards', async () => {
  await stack.project.npx('next', 'build');
  await stack.open(
    (port) => ['next', 'start', '-p', String(port), '-H', '127.0.0.1'],
    async (page, url) => {
      const html = await (await fetch(`${url}components`)).text();
      assert.match(
        html,
        /<housing-results api-base="[^"]+" tab="Rent" city="Pune" lang="mr"><a href="[^"]+\/search\?tab=Rent&amp;city=Pune">सर्व घरे पाहा<\/a><\/housing-results>/,
      );
      await page.goto(`${url}components`);
      await page.locator('housing-results').locator('article').first().waitFor();
    },
  );
});

test.run();
