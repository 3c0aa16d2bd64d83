/** Vue: the lines of /partners in a project of Vite, the tags typed in its templates by vue-tsc. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { newProject, openStackStage, type Project, type StackStage, vitePreview } from '../support/stack.js';

const test = suite('stacks/vue');
let stage: StackStage;
let project: Project;

const config = `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('housing-') } } })] };
`;
const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    lib: ['es2022', 'dom', 'dom.iterable'],
    types: [],
  },
  include: ['src'],
  vueCompilerOptions: { strictTemplates: true },
};

test.before(async () => {
  stage = await openStackStage();
  project = await newProject(
    {
      vue: '3.5.45',
      vite: '8.3.8',
      '@vitejs/plugin-vue': '6.0.11',
      'vue-tsc': '3.3.14',
      typescript: '5.9.3',
    },
    {
      'vite.config.js': config,
      'tsconfig.json': JSON.stringify(tsconfig),
      'index.html': `<!doctype html><html lang="en"><head><title>Vue</title><link rel="icon" href="data:,">${stage.scriptTag()}</head><body><div id="app"></div><script type="module" src="/src/main.ts"></script></body></html>`,
      'src/main.ts': `import { createApp } from 'vue';\nimport type {} from 'housing-widgets/vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');\n`,
      'src/App.vue': stage.lines('vue'),
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

test('vue-tsc takes what the widgets know in a template, and refuses the rest', async () => {
  assert.is(await project.complaintsOf('vue-tsc', '--noEmit'), '');
  project.write({
    'src/Typed.vue': `<script setup lang="ts">
const opened = (event: CustomEvent<{ href: string }>): void => console.log(event.detail.href);
</script>
<template>
  <housing-results tab="Rent" listing-url="/home" @housing-open="opened" />
</template>`,
  });
  assert.is(await project.complaintsOf('vue-tsc', '--noEmit'), '');
  project.write({ 'src/Wrong.vue': `<template>\n  <housing-results tab="Boats" />\n</template>` });
  assert.match(await project.complaintsOf('vue-tsc', '--noEmit'), /Wrong\.vue.*"Boats"/);
});

test.run();
