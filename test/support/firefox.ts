/** Firefox over WebDriver BiDi: a socket of JSON commands that the browser itself opens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answered, type EnginePage, middleOf, pressAt, typingOf } from './engine-page.js';

type Send = <Result>(method: string, params: object) => Promise<Result>;

interface Answer {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  message?: string;
}

const connect = async (address: string): Promise<Send> => {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let count = 0;
  return async <Result>(method: string, params: object) => {
    const id = (count += 1);
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    waiting.delete(id);
    if (type === 'error') throw new Error(`${method}: ${String(message)}`);
    return result as Result;
  };
};

const listening = /WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Waits for the address that the browser writes when it is ready. */
const addressOf = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    browser.stderr?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [, address] = listening.exec(said) ?? [];
      if (address) resolve(address);
    });
    browser.once('exit', () => {
      reject(new Error(`Firefox ended before it was ready:\n${said}`));
    });
  });

const ended = (browser: ChildProcess): Promise<unknown> =>
  browser.exitCode === null ? new Promise((resolve) => browser.once('exit', resolve)) : Promise.resolve();

interface Context {
  readonly context: string;
  readonly url: string;
  readonly children: readonly Context[];
}
interface Evaluated {
  readonly result?: { value?: string; sharedId?: string };
  readonly exceptionDetails?: { text: string };
}

/** What the pages of one browser share. */
interface Browser {
  readonly engine: string;
  readonly send: Send;
  /** The windows that somebody looks at already. */
  readonly known: Set<string>;
  readonly close: () => Promise<void>;
}

const evaluate = async (send: Send, context: string, expression: string): Promise<Evaluated> => {
  const given = { expression, target: { context }, awaitPromise: true };
  const evaluated = await send<Evaluated>('script.evaluate', given);
  if (evaluated.exceptionDetails) throw new Error(evaluated.exceptionDetails.text);
  return evaluated;
};

const contextsOf = async (send: Send, root?: string): Promise<readonly Context[]> =>
  (await send<{ contexts: Context[] }>('browsingContext.getTree', root === undefined ? {} : { root }))
    .contexts;

const pageOf = (browser: Browser, context: string): EnginePage => {
  const { engine, send, known, close } = browser;
  const ask = async <Value>(expression: string): Promise<Value> => {
    const { result } = await evaluate(send, context, `JSON.stringify(${expression})`);
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Value;
  };
  return {
    engine,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    ask,
    press: async (element) => {
      const [x, y] = await ask<[number, number]>(middleOf(element));
      await send('input.performActions', { context, actions: [pressAt(x, y)] });
    },
    type: (text) => send('input.performActions', { context, actions: [typingOf(text)] }),
    choose: async (element, files) => {
      const { sharedId } = (await evaluate(send, context, element)).result ?? {};
      await send('input.setFiles', { context, element: { sharedId }, files });
    },
    nextWindow: async (most) => {
      const opened = await answered(
        'a window',
        async () => (await contextsOf(send)).find((one) => !known.has(one.context)),
        most,
      );
      known.add(opened.context);
      return pageOf(browser, opened.context);
    },
    frame: async (element) => {
      const address = await ask<string>(`${element}.src`);
      const inner = await answered(`a frame of ${address}`, async () =>
        (await contextsOf(send, context))[0]?.children.find(({ url }) => url === address),
      );
      return pageOf(browser, inner.context);
    },
    close,
  };
};

/** Starts Firefox without a window and with a profile of its own. */
export const openFirefox = async ({ browser: command }: { browser: string }): Promise<EnginePage> => {
  const profile = await mkdtemp(join(tmpdir(), 'housing-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => browser.kill('SIGKILL'));
  const send = await connect(`${await addressOf(browser)}/session`);
  type Session = { capabilities: { browserName: string; browserVersion: string } };
  const { capabilities } = await send<Session>('session.new', { capabilities: {} });
  const contexts = await contextsOf(send);
  const own: Browser = {
    engine: `${capabilities.browserName} ${capabilities.browserVersion}`,
    send,
    known: new Set(contexts.map(({ context }) => context)),
    close: async () => {
      browser.kill('SIGTERM');
      await ended(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
  return pageOf(own, contexts[0]?.context ?? '');
};
