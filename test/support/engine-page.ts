/** A page in a browser that is not Chromium, as journeys use it, and waiting for conditions on it. */

/** A page in one of the engines. Elements are named by an expression that finds them. */
export interface EnginePage {
  /** The browser's name and version, as it says them. */
  readonly engine: string;
  readonly open: (url: string) => Promise<void>;
  /** Returns the value of an expression. */
  readonly ask: <Value>(expression: string) => Promise<Value>;
  /** Presses the middle of an element with a real pointer. */
  readonly press: (element: string) => Promise<void>;
  /** Types a text with real keys, to whatever has the focus. */
  readonly type: (text: string) => Promise<void>;
  /** Chooses files for a file input. */
  readonly choose: (element: string, files: readonly string[]) => Promise<void>;
  /** Waits for a window that the page opened, and answers its page; so many milliseconds at most. */
  readonly nextWindow: (most?: number) => Promise<EnginePage>;
  /** Returns the page inside a frame, which an expression finds. */
  readonly frame: (element: string) => Promise<EnginePage>;
  readonly close: () => Promise<void>;
}

const pause = 200;

/** Repeats a query until it has a result; half a minute at most. */
export const answered = async <Value>(
  what: string,
  ask: () => Promise<Value | undefined>,
  most = 30_000,
): Promise<Value> => {
  const end = Date.now() + most;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`never ${what}`);
};

/** Waits until an expression is true; a minute at most. */
export const until = async (page: EnginePage, expression: string, most = 60_000): Promise<void> => {
  const end = Date.now() + most;
  while (Date.now() < end) {
    if (await page.ask<boolean>(`Boolean(${expression})`).catch(() => false)) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${page.engine}: never ${expression}`);
};

/** Presses an element until an expression is true: on a page whose pictures are still coming a press may miss or fail. */
export const pressUntil = async (page: EnginePage, element: string, expression: string): Promise<void> => {
  let missed: unknown;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await page.press(element).catch((error: unknown) => {
      missed = error;
    });
    const isSo = await until(page, expression, 5_000).then(
      () => true,
      () => false,
    );
    if (isSo) return;
  }
  throw new Error(`${page.engine}: pressing ${element} does not lead to ${expression}`, { cause: missed });
};

/** Presses an element, as long as it is there, until a window opens. */
export const pressForWindow = async (page: EnginePage, element: string): Promise<EnginePage> => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await page.ask<boolean>(`Boolean(${element})`)) await page.press(element);
    const opened = await page.nextWindow(6_000).catch(() => undefined);
    if (opened) return opened;
  }
  throw new Error(`${page.engine}: pressing ${element} opens no window`);
};
