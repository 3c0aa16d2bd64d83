/** The developer site for programs that read: llms.txt, and each page as Markdown beside its address. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { developerNames, developerParts, readDeveloperPage } from './developer-pages.mjs';

const fileOf = (name) => `${name}.md`;

/** Writes llms.txt (llmstxt.org): what this is, and one line a page. HOST stands for the marketplace. */
export const llmsText = () => `# Housing widgets

> Five custom elements for property search in Maharashtra: search box, results, one listing, posting, own listings. One script tag,
> no build, no other dependency; also as an npm package with React components.

Put \`<script async src="https://HOST/embed/v1/embed.js" crossorigin data-key="pk_..."></script>\` on the page once, then tags such as
\`<housing-results city="Pune"></housing-results>\`. Every element, attribute, event and part below exists; there are no others.

${developerParts
  .map(({ title, pages }) => {
    const lines = pages.map(
      ({ name, title: words, description }) => `- [${words}](https://HOST/${fileOf(name)}): ${description}`,
    );
    return `## ${title}\n\n${lines.join('\n')}\n`;
  })
  .join('\n')}
## Optional

- [The HTTP API as OpenAPI](https://HOST/api/openapi.json): every call of the marketplace.
`;

/** Writes all of them into the built site's folder. */
export function writeDeveloperFiles(root, web) {
  const write = (file, text) => {
    mkdirSync(dirname(join(web, file)), { recursive: true });
    writeFileSync(join(web, file), text);
  };
  write('llms.txt', llmsText());
  for (const name of developerNames) {
    const { title, markdown } = readDeveloperPage(root, name);
    write(fileOf(name), `# ${title}\n\n${markdown}`);
  }
}
