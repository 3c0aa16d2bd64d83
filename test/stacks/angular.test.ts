/** Angular: the lines of /partners in a project of its own builder. */
import { suite } from 'uvu';
import { stackOf } from '../support/stack.js';

const test = suite('stacks/angular');

const version = '21.2.26';
const workspace = {
  version: 1,
  projects: {
    stack: {
      projectType: 'application',
      root: '',
      sourceRoot: 'src',
      architect: {
        build: {
          builder: '@angular/build:application',
          options: {
            browser: 'src/main.ts',
            index: 'src/index.html',
            tsConfig: 'tsconfig.json',
            outputPath: { base: 'dist', browser: '' },
          },
        },
      },
    },
  },
};
const tsconfig = {
  compilerOptions: {
    target: 'es2022',
    module: 'preserve',
    moduleResolution: 'bundler',
    strict: true,
    experimentalDecorators: true,
    skipLibCheck: true,
    types: [],
  },
  angularCompilerOptions: { strictTemplates: true },
  files: ['src/main.ts'],
};

const stack = stackOf(test, (stage) => ({
  packages: {
    '@angular/core': version,
    '@angular/common': version,
    '@angular/compiler': version,
    '@angular/platform-browser': version,
    '@angular/compiler-cli': version,
    '@angular/build': '21.2.27',
    '@angular/cli': '21.2.27',
    rxjs: '7.8.2',
    tslib: '2.9.1',
    typescript: '5.9.3',
    vite: '8.3.8',
  },
  files: {
    'angular.json': JSON.stringify(workspace),
    'tsconfig.json': JSON.stringify(tsconfig),
    'src/index.html': `<!doctype html><html lang="en"><head><title>Angular</title><base href="/"><link rel="icon" href="data:,">${stage.scriptTag()}</head><body><app-homes></app-homes></body></html>`,
    'src/homes.ts': stage.lines('angular'),
    'src/main.ts': `import { bootstrapApplication } from '@angular/platform-browser';\nimport { Homes } from './homes';\nvoid bootstrapApplication(Homes);\n`,
  },
}));

test('the lines compile with strict templates, and show cards', async () => {
  await stack.project.npx('ng', 'build');
  // The builder writes plain files; vite only serves them here.
  await stack.open((port) => [
    'vite',
    'preview',
    '--outDir',
    'dist',
    '--host',
    '127.0.0.1',
    '--port',
    String(port),
    '--strictPort',
  ]);
});

test.run();
