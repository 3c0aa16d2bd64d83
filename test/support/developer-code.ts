/** The code that the developer site and the configurator show, and the ways of running it. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { script } from './run/script.js';

/** A block of code on a page. */
export interface ShownCode {
  readonly page: string;
  readonly language: string;
  readonly code: string;
}

interface Node {
  readonly t?: string;
  readonly l?: string;
  readonly c?: readonly (Node | string)[];
}
interface Page {
  readonly name: string;
  readonly body: readonly (Node | string)[];
}

const { compiler } = await script<{ compiler: (root: string) => string[] }>('setup/compiler.mjs');
const { readDevelopers } = await script<{ readDevelopers: (root: string) => Page[] }>('pages/read-pages.mjs');

const blocksIn = (page: string, nodes: readonly (Node | string)[]): ShownCode[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    if (node.t === 'pre')
      return [
        {
          page,
          language: node.l ?? '',
          code: (node.c ?? []).filter((text) => typeof text === 'string').join(''),
        },
      ];
    return blocksIn(page, node.c ?? []);
  });

/** Lists every block of code of every page; whole examples have tests of their own (test/examples). */
export const shownCode = (root: string): ShownCode[] =>
  readDevelopers(root)
    .filter(({ name }) => name !== 'developers/examples')
    .flatMap(({ name, body }) => blocksIn(name, body));

/** Bundles a module that takes the npm package and React, as a project's own tools do. */
export const bundled = async (code: string, loader: 'tsx' | 'js'): Promise<string> => {
  const { outputFiles } = await build({
    stdin: { contents: code, loader, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: { 'housing-widgets': resolve('dist/npm') },
  });
  return outputFiles[0]?.text ?? '';
};

/** Makes a module that mounts what a React snippet shows: the component that it exports, or the element that it ends with. */
export const mounting = (code: string): string => {
  const [, component] = /^export const (\w+) = /m.exec(code) ?? [];
  const imports = code.split('\n').filter((line) => line.startsWith('import '));
  const rest = code.split('\n').filter((line) => !line.startsWith('import ') && !line.startsWith('//'));
  const shown = component
    ? `${rest.join('\n').replace('export ', '')}\nconst shown = <${component} />;`
    : `const shown = (${rest.join('\n').trim().replace(/;$/, '')});`;
  return `${imports.join('\n')}
import { createRoot } from 'react-dom/client';
${shown}
createRoot(document.body.appendChild(document.createElement('div'))).render(shown);`;
};

/** Compiles React snippets as a project does that has the npm package, and answers what TypeScript has against them. */
export const typeFaults = (snippets: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-snippets-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(resolve('dist/npm'), join(folder, 'node_modules/housing-widgets'));
  for (const name of ['react', 'react-dom', 'csstype', '@types'])
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
  const files = snippets.map((code, at) => {
    const file = `snippet-${String(at)}.tsx`;
    // A file that imports nothing is a module as well.
    writeFileSync(join(folder, file), `${code}\nexport {};\n`);
    return file;
  });
  const [file, ...frugal] = compiler(process.cwd());
  const options = '--noEmit --pretty false --strict --jsx react-jsx --target es2022 --module esnext';
  const given = [...frugal, ...options.split(' '), '--moduleResolution', 'bundler', '--types', ''];
  // The package is read where the project has it, not where it was built.
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules', String(file)), ...given, '--preserveSymlinks', ...files],
    { cwd: folder, encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true, force: true });
  return stdout;
};

/** Runs code in Node of its own. */
export const runInNode = (code: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });

/** What a style sheet declares, as the text has it: selector, property and value. */
export const declarationsIn = (css: string): [selector: string, property: string][] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(
    ([, selector = '', body = '']) =>
      body
        .split(';')
        .map((each) => each.split(':')[0]?.trim() ?? '')
        .filter(Boolean)
        .map((property): [string, string] => [selector.trim(), property]),
  );
