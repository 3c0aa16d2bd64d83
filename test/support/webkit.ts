/** WebKit over W3C WebDriver: WebKitGTK's driver starts its MiniBrowser on a virtual screen. */
import { spawn } from 'node:child_process';
import { answered, type EnginePage } from './engine-page.js';
import { freePort } from './server-process.js';

/** Names what WebKit is started with. */
export interface WebKitCommands {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const startDriver = async ({ driver, display }: WebKitCommands) => {
  const port = await freePort();
  const own = spawn(display, ['-a', driver, `--port=${String(port)}`], {
    stdio: 'ignore',
    detached: true,
    // Its sandbox needs rights that containers do not give; the pages are the tests' own.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const end = (): void => {
    process.off('exit', end);
    // What the driver started is in its group.
    if (own.pid !== undefined) process.kill(-own.pid, 'SIGKILL');
  };
  process.once('exit', end);
  const send = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      signal: AbortSignal.timeout(60_000),
    });
    const { value } = (await answer.json()) as { value: Value };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  return { send, end };
};

const untilReady = async (ask: () => Promise<unknown>): Promise<void> => {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await ask().then(
        () => true,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('WebKitWebDriver does not answer');
};

/** An expression for the middle of an element in whole pixels, once it has been scrolled to. */
const middleOf = (element: string): string => `((found) => {
  found.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
})(${element})`;

/** A press of the main button at a place. */
const pressAt = (x: number, y: number) => ({
  type: 'pointer',
  id: 'mouse',
  parameters: { pointerType: 'mouse' },
  actions: [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ],
});

/** The keys of a text. */
const typingOf = (text: string) => ({
  type: 'key',
  id: 'keyboard',
  actions: Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]),
});

type Send = Awaited<ReturnType<typeof startDriver>>['send'];

/** What the pages of one browser share. */
interface Browser {
  readonly engine: string;
  readonly session: string;
  readonly send: Send;
  /** The windows that already have a page object. */
  readonly known: Set<string>;
  readonly close: () => Promise<void>;
}

/** Where a page stands: a window, and the frames on the way into it, by the expressions that find them. */
interface Place {
  readonly handle: string;
  readonly frames: readonly string[];
}

const pageOf = (browser: Browser, { handle, frames }: Place): EnginePage => {
  const { engine, session, send, known, close } = browser;
  const run = <Value>(expression: string) =>
    send<Value>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  /** The driver has one current window and frame at a time. */
  const turn = async (): Promise<void> => {
    await send('POST', `${session}/window`, { handle });
    await send('POST', `${session}/frame`, { id: null });
    for (const frame of frames) await send('POST', `${session}/frame`, { id: await run(frame) });
  };
  const act = async (action: object): Promise<void> => {
    await send('POST', `${session}/actions`, { actions: [action] });
  };
  const ask = async <Value>(expression: string): Promise<Value> => {
    await turn();
    return run<Value>(expression);
  };
  return {
    engine,
    open: async (url) => {
      await turn();
      await send('POST', `${session}/url`, { url });
    },
    ask,
    press: async (element) => {
      const [x, y] = await ask<[number, number]>(middleOf(element));
      await act(pressAt(x, y));
    },
    type: async (text) => {
      await turn();
      await act(typingOf(text));
    },
    choose: async (element, files) => {
      const found = Object.values(await ask<Record<string, string>>(element))[0] ?? '';
      await send('POST', `${session}/element/${found}/value`, { text: files.join('\n') });
    },
    nextWindow: async (most) => {
      const opened = await answered(
        'a window',
        async () => (await send<string[]>('GET', `${session}/window/handles`)).find((one) => !known.has(one)),
        most,
      );
      known.add(opened);
      return pageOf(browser, { handle: opened, frames: [] });
    },
    frame: (element) => Promise.resolve(pageOf(browser, { handle, frames: [...frames, element] })),
    close,
  };
};

/** Starts WebKit. */
export const openWebKit = async (commands: WebKitCommands): Promise<EnginePage> => {
  const { send, end } = await startDriver(commands);
  await untilReady(() => send('GET', '/status'));
  type Session = { sessionId: string; capabilities: { browserName: string; browserVersion: string } };
  const options = { binary: commands.browser, args: ['--automation'] };
  const { sessionId, capabilities } = await send<Session>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const handle = await send<string>('GET', `${session}/window`);
  const browser: Browser = {
    engine: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
    session,
    send,
    known: new Set([handle]),
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      end();
    },
  };
  return pageOf(browser, { handle, frames: [] });
};
