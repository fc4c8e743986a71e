import { useState } from 'react';
import { lazyDialog } from '../late/lazy-dialog.tsx';
import type { ConfirmDialogProps } from './confirm-panel.tsx';

const ConfirmPanel = lazyDialog(() => import('./confirm-panel.tsx'), 'ConfirmPanel');

/** Asks before a destructive action. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  // Stays afterwards, to close with its own movement.
  return wasOpened && <ConfirmPanel {...props} />;
}
