/** Svelte: the lines of /partners in a project of Vite, the tags typed in its templates by svelte-check. */
import { suite } from 'uvu';
import { stackOf, vitePreview, viteTsconfig } from '../support/stack.js';
import { assertSvelteTypes } from '../support/svelte-types.js';

const test = suite('stacks/svelte');

const config = `import { svelte } from '@sveltejs/vite-plugin-svelte';
export default { plugins: [svelte()] };
`;
const tsconfig = viteTsconfig({
  verbatimModuleSyntax: true,
  allowJs: true,
  skipLibCheck: true,
  types: ['svelte'],
});

const stack = stackOf(test, (stage) => ({
  packages: {
    svelte: '5.57.3',
    vite: '8.3.8',
    '@sveltejs/vite-plugin-svelte': '7.3.1',
    'svelte-check': '4.7.8',
    typescript: '5.9.3',
  },
  files: {
    'vite.config.js': config,
    'tsconfig.json': tsconfig,
    'index.html': `<!doctype html><html lang="en"><head><title>Svelte</title><link rel="icon" href="data:,"></head><body><script type="module" src="/src/main.ts"></script></body></html>`,
    'src/main.ts': `import { mount } from 'svelte';\nimport type {} from 'housing-widgets/svelte';\nimport App from './App.svelte';\nmount(App, { target: document.body });\n`,
    'src/App.svelte': stage.lines('svelte'),
  },
}));

test('the lines are built and show cards', async () => {
  await stack.project.npx('vite', 'build');
  await stack.open(vitePreview);
});

test('svelte-check takes what the widgets know in a template, and refuses the rest', async () => {
  await assertSvelteTypes(stack, (name) => `src/${name}.svelte`);
});

test.run();
