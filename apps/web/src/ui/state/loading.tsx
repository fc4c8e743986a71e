import { LoaderCircle } from 'lucide-react';
import { t } from '#lib/language.ts';
import { cx } from '../cx.ts';

export function Spinner({ className = 'size-5' }: { className?: string }) {
  return <LoaderCircle className={cx('spin shrink-0', className)} aria-hidden="true" />;
}

interface LoadingProps {
  label?: string;
  className?: string;
}

/** A spinner with a label, centred in its container. */
export function Loading({ label = t('Loading'), className = 'min-h-40' }: LoadingProps) {
  return (
    <div role="status" className={cx('grid place-items-center', className)}>
      <p className="flex flex-col items-center gap-3 font-medium text-muted">
        <Spinner className="size-9 text-primary" />
        {label}
      </p>
    </div>
  );
}

/** Announces loading to screen readers, which cannot see the skeleton. */
export function LoadingNote({ label = t('Loading') }: { label?: string }) {
  return (
    <p role="status" className="sr-only">
      {label}
    </p>
  );
}
