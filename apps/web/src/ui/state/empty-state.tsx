import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Spot, type SpotName } from './spot.tsx';

interface EmptyStateProps {
  spot: SpotName;
  /** What is missing, in the product's words. */
  title: ReactNode;
  description?: ReactNode;
  className?: string;
  /** The one action that fixes it. */
  children?: ReactNode;
}

export function EmptyState({ spot, title, description, className, children }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center justify-center gap-3 rounded-lg border border-dashed border-line-strong/60 px-6 py-10 text-center',
        className,
      )}
    >
      <Spot name={spot} />
      <div className="max-w-[34ch]">
        <p className="font-medium">{title}</p>
        {description && <p className="mt-1 text-sm text-muted">{description}</p>}
      </div>
      {children}
    </div>
  );
}
