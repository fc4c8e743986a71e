import { RefreshCw, TriangleAlert } from 'lucide-react';
import { t } from '#lib/language.ts';
import { Button } from '../button.tsx';
import { CARD } from '../card.tsx';
import { cx } from '../cx.ts';

/** A failed query that can be retried. */
export interface FailedQuery {
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ErrorPanelProps {
  /** What failed: 'Ingredients did not load'. */
  title: string;
  /** What is safe, and what to do. */
  description: string;
  /** The queries that 'Try again' refetches. */
  failed: FailedQuery | readonly FailedQuery[];
  className?: string;
}

/** Says what failed to load, with a retry button. */
export function ErrorPanel({ title, description, failed, className }: ErrorPanelProps) {
  const queries = [failed].flat();
  const retry = () => {
    for (const query of queries) query.refetch();
  };
  return (
    <div role="alert" className={cx(CARD, 'p-6', className)}>
      <div className="flex gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-full bg-destructive-soft text-destructive-text">
          <TriangleAlert className="size-5.5" aria-hidden="true" />
        </span>
        <div className="min-w-0">
          <h2 className="h-card">{title}</h2>
          <p className="mt-1 text-muted">{description}</p>
          <Button
            variant="secondary"
            icon={RefreshCw}
            className="mt-4"
            pending={queries.some(({ isFetching }) => isFetching)}
            onClick={retry}
          >
            {t('Try again')}
          </Button>
        </div>
      </div>
    </div>
  );
}
