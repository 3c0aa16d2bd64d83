/** A dialog that slides in from an edge: filters on phones from below, menus from the side. */
import { Dialog, type DialogProps } from './dialog.js';

/** What a Drawer takes: a Dialog's props with the edge it comes from. */
export interface DrawerProps extends Omit<DialogProps, 'place' | 'size'> {
  side?: 'right' | 'left' | 'bottom';
}

/** Draws a drawer. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <Dialog {...rest} place={side} />;
}
