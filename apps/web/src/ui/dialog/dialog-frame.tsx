import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DialogTitleWatch } from './dialog-band.tsx';
import { DIALOG_PANEL, DIALOG_SCRIM, DIALOG_WIDTHS } from './dialog-classes.ts';
import { useLayer } from './open-layers.ts';
import { useFocusReturn } from './use-return-focus.ts';

export interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * 560, 900 or 980 px on screens from 640 px; below that a bottom sheet, which the two wide ones extend to the full
   * screen.
   */
  size?: keyof typeof DIALOG_WIDTHS;
  /** Whether the address opened it, so that Back closes it. */
  isInAddress?: boolean;
  /** Whether it opens without moving, because the page's frame has shown it. */
  isThereAtOnce?: boolean;
  /** The id of a sentence to read aloud with the title. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/**
 * The overlay and panel of a dialog whose content is laid out by the caller; include a DialogTitle, and a DialogBand to
 * close it.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { open, onOpenChange, size = 'form', isInAddress = false, isThereAtOnce = false } = props;
  const { describedBy, children } = props;
  useLayer(open, () => onOpenChange(false), isInAddress);
  const returnFocus = useFocusReturn();
  const still = isThereAtOnce && 'data-[state=open]:animate-none!';
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={cx('dialog-scrim', still, DIALOG_SCRIM)}>
          <Dialog.Content
            {...returnFocus}
            aria-describedby={describedBy}
            className={cx(
              'dialog-panel',
              still,
              DIALOG_PANEL.all,
              size === 'form' ? DIALOG_PANEL.sheet : DIALOG_PANEL.fullScreen,
              DIALOG_WIDTHS[size],
            )}
          >
            <DialogTitleWatch>{children}</DialogTitleWatch>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
