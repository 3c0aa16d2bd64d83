/** Puts the static pages into the host's chunks, one a page, and their heads into dist/web/pages.json for the server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPageModule, pageModule } from '../pages/modules.mjs';
import { writeDeveloperFiles } from '../pages/developer-files.mjs';
import { picturesOf, questionsOf, readDevelopers, readPages } from '../pages/read-pages.mjs';

/** What the server needs of a page: everything but its text, the pictures and questions in that apart. */
const headOf = ({ body, ...head }) => ({
  ...head,
  pictures: picturesOf(body),
  ...(head.name === 'faqs' && { questions: questionsOf(body) }),
});

/** Makes the plugin over the project's root and the built site's folder. */
export const contentPages = ({ root, web }) => ({
  name: 'content-pages',
  buildStart() {
    for (const { language, name } of readPages(root))
      this.addWatchFile(join(root, 'content', language, `${name}.md`));
  },
  resolveId: (id) => (isPageModule(id) ? `\0${id}` : null),
  load: (id) => (id.startsWith('\0') && isPageModule(id.slice(1)) ? pageModule(root, id.slice(1)) : null),
  writeBundle() {
    mkdirSync(web, { recursive: true });
    const heads = [...readPages(root), ...readDevelopers(root)].map(headOf);
    writeFileSync(join(web, 'pages.json'), `${JSON.stringify(heads, null, 1)}\n`);
    writeDeveloperFiles(root, web);
  },
});
