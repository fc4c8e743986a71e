import * as Dialog from '@radix-ui/react-dialog';
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
      {/* Without a container it would render again, at once and in one task, after it has found the page's. */}
      <Dialog.Portal container={document.body}>
        <Dialog.Overlay className={cx('dialog-scrim', still, DIALOG_SCRIM)}>
          <Dialog.Content
            {...returnFocus}
            onOpenAutoFocus={focusOnceLaidOut}
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

/** What the Tab key reaches, apart from links, which Radix does not focus at first either. */
const CONTROL = 'button:enabled, input:enabled, [tabindex="0"]';

/**
 * For `onOpenAutoFocus`: a dialog that nothing on the page was pressed for, because the address opened it, gets its focus after
 * the next frame. Focused at once, the whole page would be laid out in the task that renders the dialog.
 */
function focusOnceLaidOut(event: Event): void {
  const panel = event.currentTarget as HTMLElement;
  const hasNoFocus = () => document.activeElement === document.body;
  if (!hasNoFocus()) return;
  event.preventDefault();
  requestAnimationFrame(() =>
    setTimeout(() => {
      // Radix gives it to the panel if what the dialog shows has changed meanwhile.
      if (!hasNoFocus() && document.activeElement !== panel) return;
      (panel.querySelector<HTMLElement>(CONTROL) ?? panel).focus({ preventScroll: true });
    }),
  );
}
