/** Tells a list which homes are saved, and sends the presses of its hearts: one watch for all cards. */
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect } from 'react';
import { $savedIds, type Heart, heartPressed, savedRequested } from '../../../model/saved/saved.js';

/** What HeartWatch takes. */
export interface HeartWatchProps {
  /** The last press; a press that came before this file is sent as soon as it is here. */
  pressed: Heart | undefined;
  onSaved: (saved: ReadonlySet<string>) => void;
}

/** Draws nothing. */
export function HeartWatch({ pressed, onSaved }: HeartWatchProps) {
  const { saved, ...send } = useUnit({ saved: $savedIds, want: savedRequested, press: heartPressed });
  useEffect(() => {
    send.want();
  }, []);
  // In the task that fills the heart: who sees it full may leave the page at once.
  useLayoutEffect(() => {
    if (pressed) send.press(pressed);
  }, [pressed]);
  useEffect(() => {
    onSaved(saved);
  }, [saved]);
  return null;
}
