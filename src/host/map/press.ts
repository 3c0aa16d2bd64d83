/** Whether the way into the map or out of it was pressed just now: the keyboard goes on in what comes instead. */
let isPressed = false;

/** Remembers a press. */
export const notePress = (): void => {
  isPressed = true;
};

/** Tells whether there was a press, which counts once. */
export const takePress = (): boolean => {
  const was = isPressed;
  isPressed = false;
  return was;
};
