/** Firefox over WebDriver BiDi: a socket of JSON commands that the browser itself opens. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EnginePage, middleOf, pressAt } from './engine-page.js';

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

/** Starts Firefox without a window and with a profile of its own. */
export const openFirefox = async ({ browser: command }: { browser: string }): Promise<EnginePage> => {
  const profile = await mkdtemp(join(tmpdir(), 'housing-firefox-'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  process.once('exit', () => browser.kill('SIGKILL'));
  const send = await connect(`${await addressOf(browser)}/session`);
  type Session = { capabilities: { browserName: string; browserVersion: string } };
  const { capabilities } = await send<Session>('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const { context = '' } = contexts[0] ?? {};
  const ask = async <Value>(expression: string): Promise<Value> => {
    const given = { expression: `JSON.stringify(${expression})`, target: { context }, awaitPromise: true };
    type Evaluated = { result?: { value?: string }; exceptionDetails?: { text: string } };
    const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', given);
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return (result?.value === undefined ? undefined : JSON.parse(result.value)) as Value;
  };
  return {
    engine: `${capabilities.browserName} ${capabilities.browserVersion}`,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    ask,
    press: async (element) => {
      const [x, y] = await ask<[number, number]>(middleOf(element));
      await send('input.performActions', { context, actions: [pressAt(x, y)] });
    },
    close: async () => {
      browser.kill('SIGTERM');
      await ended(browser);
      await rm(profile, { recursive: true, force: true });
    },
  };
};
