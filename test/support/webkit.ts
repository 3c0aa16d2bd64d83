/** WebKit over W3C WebDriver: WebKitGTK's driver starts its small browser on a screen that nobody sees. */
import { spawn } from 'node:child_process';
import { type EnginePage, middleOf, pressAt } from './engine-page.js';
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
  const ask = <Value>(expression: string) =>
    send<Value>('POST', `${session}/execute/sync`, { script: `return (${expression})`, args: [] });
  return {
    engine: `WebKit (${capabilities.browserName} ${capabilities.browserVersion})`,
    open: (url) => send('POST', `${session}/url`, { url }),
    ask,
    press: async (element) => {
      const [x, y] = await ask<[number, number]>(middleOf(element));
      await send('POST', `${session}/actions`, { actions: [pressAt(x, y)] });
    },
    close: async () => {
      await send('DELETE', session).catch(() => undefined);
      end();
    },
  };
};
