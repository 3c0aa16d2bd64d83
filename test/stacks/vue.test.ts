/** Vue: the lines of /partners in a project of Vite, the tags typed in its templates by vue-tsc. */
import { suite } from 'uvu';
import { assertTyped, stackOf, vitePreview, viteTsconfig } from '../support/stack.js';

const test = suite('stacks/vue');

const config = `import vue from '@vitejs/plugin-vue';
export default { plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('housing-') } } })] };
`;
const tsconfig = viteTsconfig(
  { skipLibCheck: false, lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
  { vueCompilerOptions: { strictTemplates: true } },
);

const stack = stackOf(test, (stage) => ({
  packages: {
    vue: '3.5.45',
    vite: '8.3.8',
    '@vitejs/plugin-vue': '6.0.11',
    'vue-tsc': '3.3.14',
    typescript: '5.9.3',
  },
  files: {
    'vite.config.js': config,
    'tsconfig.json': tsconfig,
    'index.html': `<!doctype html><html lang="en"><head><title>Vue</title><link rel="icon" href="data:,">${stage.scriptTag()}</head><body><div id="app"></div><script type="module" src="/src/main.ts"></script></body></html>`,
    'src/main.ts': `import { createApp } from 'vue';\nimport type {} from 'housing-widgets/vue';\nimport App from './App.vue';\ncreateApp(App).mount('#app');\n`,
    'src/App.vue': stage.lines('vue'),
  },
}));

test('the lines are built and show cards', async () => {
  await stack.project.npx('vite', 'build');
  await stack.open(vitePreview);
});

test('vue-tsc takes what the widgets know in a template, and refuses the rest', async () => {
  await assertTyped(stack, {
    check: ['vue-tsc', '--noEmit'],
    right: {
      'src/Right.vue': `<script setup lang="ts">
const opened = (event: CustomEvent<{ href: string }>): void => console.log(event.detail.href);
</script>
<template>
  <housing-results tab="Rent" listing-url="/home" @housing-open="opened" />
</template>`,
    },
    wrong: { 'src/Wrong.vue': `<template>\n  <housing-results tab="Boats" />\n</template>` },
  });
});

test.run();
