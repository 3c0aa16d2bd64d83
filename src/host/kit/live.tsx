/** Keeps the value of a control on show, so that the gallery can be tried and not only looked at. */
import { type ReactNode, useState } from 'react';

/** Draws a control around a value of its own that begins as `start`. */
export function Live<Value>({
  start,
  draw,
}: {
  start: Value;
  draw: (value: Value, onValue: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(start);
  return draw(value, setValue);
}
