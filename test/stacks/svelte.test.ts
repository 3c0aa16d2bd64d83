/** Svelte: the lines of /partners in a project of Vite, the tags typed in its templates by svelte-check. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newProject, openStackStage, type Project, type StackStage, vitePreview } from '../support/stack.js';

const test = suite('stacks/svelte');
let stage: StackStage;
let project: Project;

const config = `import { svelte } from '@sveltejs/vite-plugin-svelte';
export default { plugins: [svelte()] };
`;
const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    verbatimModuleSyntax: true,
    allowJs: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['svelte'],
  },
  include: ['src'],
};

test.before(async () => {
  stage = await openStackStage();
  project = await newProject(
    {
      svelte: '5.57.3',
      vite: '8.3.8',
      '@sveltejs/vite-plugin-svelte': '7.3.1',
      'svelte-check': '4.7.8',
      typescript: '5.9.3',
    },
    {
      'vite.config.js': config,
      'tsconfig.json': JSON.stringify(tsconfig),
      'index.html': `<!doctype html><html lang="en"><head><title>Svelte</title><link rel="icon" href="data:,"></head><body><script type="module" src="/src/main.ts"></script></body></html>`,
      'src/main.ts': `import { mount } from 'svelte';\nimport type {} from 'housing-widgets/svelte';\nimport App from './App.svelte';\nmount(App, { target: document.body });\n`,
      'src/App.svelte': stage.lines('svelte'),
    },
  );
});
test.after(async () => {
  await stage.close();
  project.remove();
});

test('the lines are built and show cards', async () => {
  await project.npx('vite', 'build');
  await stage.open(project, vitePreview);
});

test('svelte-check takes what the widgets know in a template, and refuses the rest', async () => {
  const check = ['svelte-check', '--tsconfig', './tsconfig.json', '--output', 'machine'];
  project.write({
    'src/Typed.svelte': `<script lang="ts">
  const opened = (event: CustomEvent<{ href: string }>): void => console.log(event.detail.href);
</script>
<housing-results tab="Rent" listing-url="/home" onhousing-open={opened}></housing-results>`,
  });
  assert.is(await project.complaintsOf(...check), '');
  project.write({
    'src/Wrong.svelte': `<script lang="ts"></script>\n<housing-results tab="Boats"></housing-results>`,
  });
  assert.match(await project.complaintsOf(...check), /Wrong\.svelte.*Boats/);
});

test.run();
