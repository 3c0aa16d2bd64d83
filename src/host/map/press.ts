/** Whether the way into the map or out of it was pressed just now: the keyboard goes on in what comes instead. */
let isPressed = false;

const notePress = (): void => {
  isPressed = true;
};

/** Tells whether there was a press, which counts once. */
export const takePress = (): boolean => {
  const was = isPressed;
  isPressed = false;
  return was;
};

/** Makes a press of an act: what it brings takes the focus. */
export const pressed = (act: () => void) => (): void => {
  notePress();
  act();
};
