import { t } from '#lib/language.ts';
import { cx } from '../cx.ts';
import { ErrorPanel, type FailedQuery } from './error-panel.tsx';
import { LoadingNote } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

interface NotLoadedProps {
  query: FailedQuery & { readonly isError: boolean };
  /** What failed, if it did: 'Your tokens did not load'. */
  title: string;
  /** Its place, and the height of what is to come. */
  className: string;
}

/** In place of what a query has not read yet: a skeleton, or what failed with a retry button. */
export function NotLoaded({ query, title, className }: NotLoadedProps) {
  if (query.isError)
    return (
      <ErrorPanel
        title={title}
        description={t('Nothing has changed. Please try again in a moment.')}
        failed={query}
        // The height is the skeleton's: a sentence takes what it needs.
        className={cx(className, 'h-auto!')}
      />
    );
  return (
    <>
      <LoadingNote />
      <Skeleton className={className} />
    </>
  );
}
