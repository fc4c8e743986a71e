import * as Primitive from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t } from '#lib/language.ts';
import { IconButton } from '../icon-button.tsx';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface DialogProps extends Omit<DialogFrameProps, 'describedBy'> {
  title: ReactNode;
  description?: ReactNode;
  /** Buttons that stay visible below the scrolling body. */
  footer?: ReactNode;
}

/** A dialog with a fixed header and footer; only the body scrolls. */
export function Dialog({ title, description, footer, children, ...frame }: DialogProps) {
  const descriptionId = useId();
  return (
    <DialogFrame {...frame} describedBy={description ? descriptionId : undefined}>
      <div className="flex items-start gap-4 border-b border-line py-3 pr-3 pl-6">
        <div className="min-w-0 flex-1 py-2">
          <Primitive.Title className="h-section wrap-anywhere">{title}</Primitive.Title>
          {description && (
            <p id={descriptionId} className="mt-1 text-sm text-muted">
              {description}
            </p>
          )}
        </div>
        <Primitive.Close asChild>
          <IconButton label={t('Close dialog')} icon={X} className="text-muted" />
        </Primitive.Close>
      </div>
      <div className="flex-1 overflow-y-auto px-6 py-5">{children}</div>
      {footer && (
        <div className="print:hidden flex flex-wrap justify-end gap-2 border-t border-line px-6 py-4 pb-[max(16px,env(safe-area-inset-bottom))] max-sm:*:flex-1">
          {footer}
        </div>
      )}
    </DialogFrame>
  );
}
