/** The kit's style sheet in a server render: collects the rules as text, for a style sheet file. */
import { css as gooberCss } from 'goober';

// Without a window goober reads and appends to the target itself.
const written = { data: '' };
const target = written as unknown as Element;

/** Appends plain CSS rules. */
export const addRules = (text: string): void => {
  written.data += text;
};

/** Makes a class of the declarations. */
export const css = gooberCss.bind({ target });

/** Makes an animation and returns its name. */
export const keyframes = gooberCss.bind({ target, k: 1 });

/** Does nothing: there is no root to adopt it. */
export const adopt = (): void => undefined;

/** Returns every rule written so far. */
export const rulesWritten = (): string => written.data;
