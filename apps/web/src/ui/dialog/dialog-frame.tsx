import { Dialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { DialogTitleWatch } from './dialog-band.tsx';
import { useLayer } from './open-layers.ts';
import { useFocusReturn } from './use-return-focus.ts';

const WIDTHS = {
  form: 'sm:max-w-[560px]',
  wide: 'sm:max-w-[900px]',
  widest: 'sm:max-w-[980px]',
};

export interface DialogFrameProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /**
   * 560, 900 or 980 px on screens from 640 px; below that a bottom sheet, which the two wide ones extend to the full
   * screen.
   */
  size?: keyof typeof WIDTHS;
  /** Whether the address opened it, so that Back closes it. */
  isInAddress?: boolean;
  /** The id of a sentence to read aloud with the title. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/**
 * The overlay and panel of a dialog whose content is laid out by the caller; include a DialogTitle, and a DialogBand to
 * close it.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { open, onOpenChange, size = 'form', isInAddress = false, describedBy, children } = props;
  useLayer(open, () => onOpenChange(false), isInAddress);
  const returnFocus = useFocusReturn();
  const fullScreen = size !== 'form';
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-scrim fixed inset-0 z-40 grid place-items-center overflow-hidden bg-scrim p-4 max-sm:place-items-end max-sm:p-0 sm:p-6">
          <Dialog.Content
            {...returnFocus}
            aria-describedby={describedBy}
            className={cx(
              'dialog-panel relative flex w-full flex-col overflow-hidden bg-surface shadow-float sm:max-h-[min(92dvh,840px)] sm:rounded-xl',
              fullScreen ? 'max-sm:h-dvh' : 'max-sm:max-h-[92dvh] max-sm:rounded-t-xl',
              WIDTHS[size],
            )}
          >
            <DialogTitleWatch>{children}</DialogTitleWatch>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
