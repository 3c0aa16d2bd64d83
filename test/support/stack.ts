/** A new project of a framework, made as its documentation says, with the lines that /partners shows; built, served and opened. */
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Test } from 'uvu';
import * as assert from 'uvu/assert';
import { type SnippetChoice, snippetOf } from '../../src/host/pages/partners/snippet.js';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, visit } from './browser.js';
import { freePort } from './server-process.js';
import { closeMarketplace, type Marketplace, openMarketplace } from './marketplace.js';

const run = promisify(execFile);

/** The files of a project by their paths. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** A project that is installed. */
export interface Project {
  readonly folder: string;
  write: (files: ProjectFiles) => void;
  /** Runs a command of the project's own; fails with all that it said. */
  npx: (...command: readonly string[]) => Promise<string>;
  /** Answers what a command complains of; empty when it ends well. */
  complaintsOf: (...command: readonly string[]) => Promise<string>;
  remove: () => void;
}

const quiet = {
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  CI: '1',
};
const env = { ...process.env, ...quiet, npm_config_update_notifier: 'false' };
const patience = 400_000;

/** What a project is made of: packages of the registry with their versions, and its files. */
export interface ProjectPlan {
  readonly packages: Readonly<Record<string, string>>;
  readonly files: ProjectFiles;
}

/** Makes a project with packages from the registry, and the widgets' package from what would be published. */
const newProject = async ({ packages, files }: ProjectPlan): Promise<Project> => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-stack-'));
  const write = (written: ProjectFiles): void => {
    for (const [path, text] of Object.entries(written)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const inFolder = (program: string, ...args: readonly string[]) =>
    run(program, args, { cwd: folder, env, timeout: patience, maxBuffer: 64 * 1024 * 1024 });
  const { stdout: packed } = await run('npm', [
    'pack',
    resolve('dist/npm'),
    '--pack-destination',
    folder,
    '--silent',
  ]);
  const dependencies = { ...packages, 'housing-widgets': `file:./${packed.trim()}` };
  write({
    'package.json': JSON.stringify({ name: 'stack', private: true, type: 'module', dependencies }),
    ...files,
  });
  await inFolder('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error');
  const npx = async (...command: readonly string[]): Promise<string> => {
    try {
      const { stdout, stderr } = await inFolder('npx', '--no-install', ...command);
      return stdout + stderr;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  };
  return {
    folder,
    write,
    npx,
    complaintsOf: (...command) =>
      npx(...command).then(
        () => '',
        (error: unknown) => String(error),
      ),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A program that serves a project. */
interface Served {
  readonly url: string;
  /** All that it has printed. */
  readonly said: () => string;
  readonly end: () => void;
}

/** Waits until an address of a program answers; fails when the program ends before that. */
export const untilAnswered = async (url: string, child: ChildProcess): Promise<void> => {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const reply = await fetch(url).catch(() => undefined);
    if (reply?.ok) {
      await reply.text();
      return;
    }
    await new Promise((wait) => setTimeout(wait, 100));
  }
  throw new Error(`${url} does not answer`);
};

/** Serves a built project, and returns when it answers; fails with what the program said. */
const serveProject = async (
  folder: string,
  commandFor: (port: number) => readonly string[],
): Promise<Served> => {
  const port = await freePort();
  const command = commandFor(port);
  const child = spawn('npx', ['--no-install', ...command], {
    cwd: folder,
    env: { ...env, PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // npx starts the program in a process of its own: both are ended as one group.
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  const end = (): void => {
    const isOver = child.exitCode !== null || child.signalCode !== null;
    if (child.pid !== undefined && !isOver) process.kill(-child.pid, 'SIGTERM');
  };
  process.once('exit', end);
  const url = `http://127.0.0.1:${String(port)}/`;
  await untilAnswered(url, child).catch((error: unknown) => {
    end();
    throw new Error(`${command.join(' ')}: ${String(error)}\n${text}`, { cause: error });
  });
  return { url, said: () => text, end };
};

/** What the suites of stacks share. */
export interface StackStage {
  readonly market: Marketplace;
  readonly browser: Browser;
  /** The lines of /partners for a system, with this marketplace's address and without a key. */
  lines: (system: SnippetChoice['system'], more?: Partial<SnippetChoice>) => string;
  /** The script's tag, for frameworks whose lines name it in a comment. */
  scriptTag: () => string;
  close: () => Promise<void>;
}

/** Serves what Vite has built. */
export const vitePreview = (port: number): readonly string[] => [
  'vite',
  'preview',
  '--host',
  '127.0.0.1',
  '--port',
  String(port),
  '--strictPort',
];

/** The settings of TypeScript for a project of Vite, with options of its framework's own; its sources stand in src. */
export const viteTsconfig = (own: object, beside: object = {}): string =>
  JSON.stringify({
    ...beside,
    compilerOptions: {
      target: 'es2022',
      module: 'esnext',
      moduleResolution: 'bundler',
      strict: true,
      noEmit: true,
      ...own,
    },
    include: ['src'],
  });

/** Starts the marketplace and the browser. */
const openStackStage = async (): Promise<StackStage> => {
  const market = await openMarketplace();
  const browser = await openBrowser();
  const base = {
    host: market.url,
    key: '',
    widget: 'results',
    city: 'Pune',
    kind: 'sell',
    listingId: '',
    theme: 'auto',
    brand: '#aa3300',
  } as const;
  return {
    market,
    browser,
    lines: (system, more = {}) => snippetOf({ ...base, ...more, system }),
    scriptTag: () => `<script async src="${market.url}/embed/v1/embed.js" crossorigin></script>`,
    close: async () => {
      await browser.close();
      closeMarketplace();
    },
  };
};

/** Serves a built project by a command of its own, opens it, and waits for the first card. */
const openProject = async (
  { browser }: StackStage,
  { folder }: Project,
  serve: (port: number) => readonly string[],
  act?: (page: Page, url: string) => Promise<void>,
): Promise<void> => {
  const { url, said, end } = await serveProject(folder, serve);
  const { page, context, complaints } = await visit(browser);
  try {
    await page.goto(url);
    const card = page.locator('housing-results').locator('article').first();
    await card.waitFor({ timeout: 20_000 }).catch((error: unknown) => {
      throw new Error([String(error), ...complaints, said()].join('\n'), { cause: error });
    });
    const brand = await page
      .locator('housing-results')
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--housing-brand').trim());
    assert.is(brand, '#aa3300');
    await act?.(page, url);
    assert.equal(complaints, []);
  } finally {
    await context.close();
    end();
  }
};

/** The stage and the project of a suite, while its tests run. */
export interface Stack {
  readonly stage: StackStage;
  readonly project: Project;
  /** Serves the built project by a command of its own, opens it, and waits for the first card. */
  readonly open: (
    serve: (port: number) => readonly string[],
    act?: (page: Page, url: string) => Promise<void>,
  ) => Promise<void>;
}

/** Makes a project on a stage before the tests of a suite, and removes both after them. */
export const stackOf = (
  test: Test,
  plan: (stage: StackStage) => ProjectPlan | Promise<ProjectPlan>,
): Stack => {
  // Where the start fails there is less of it.
  const stack: { -readonly [Part in keyof Stack]?: Stack[Part] } = {};
  test.before(async () => {
    const stage = await openStackStage();
    stack.stage = stage;
    const project = await newProject(await plan(stage));
    stack.project = project;
    stack.open = (serve, act) => openProject(stage, project, serve, act);
  });
  test.after(async () => {
    await stack.stage?.close();
    stack.project?.remove();
  });
  return stack as Stack;
};

/** What the project of a suite says of a page that uses the tags as they are typed, and of one that does not. */
export const assertTyped = async (
  { project }: Stack,
  { check, right, wrong }: { check: readonly string[]; right: ProjectFiles; wrong: ProjectFiles },
): Promise<void> => {
  project.write(right);
  assert.is(await project.complaintsOf(...check), '');
  project.write(wrong);
  const complaints = await project.complaintsOf(...check);
  for (const path of Object.keys(wrong)) assert.match(complaints, path);
  assert.match(complaints, 'Boats');
};
