import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { localText } from '#lib/language.ts';
import { cx } from '../cx.ts';

/** Connects a control with its label, hint and error: spread it on the control. */
interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}

/** A labelled control. The error is announced with the control, and when it appears. */
export function Field({ label, hint, error, className, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={cx('flex flex-col gap-1.5', className)}>
      <label htmlFor={id} className="self-start text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': cx(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hint && (
        <p id={hintId} className="text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex items-center gap-1.5 text-sm font-medium text-destructive-text">
          <CircleAlert className="size-4 shrink-0" aria-hidden="true" />
          {localText(error)}
        </p>
      )}
    </div>
  );
}
