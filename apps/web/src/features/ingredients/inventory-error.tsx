import { ErrorPanel } from '#ui/error-panel.tsx';

interface FailedQuery {
  readonly data: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Says that the list, or its renewal, did not load, and tries again what failed. */
export function InventoryError({ failed }: { failed: readonly FailedQuery[] }) {
  const isOutdated = failed.every((query) => query.data);
  return (
    <ErrorPanel
      title={isOutdated ? 'Ingredients did not reload' : 'Ingredients did not load'}
      description={
        isOutdated
          ? 'Your ingredients are safe, but what is shown may be out of date. Check the connection and try again.'
          : 'Your ingredients are safe. Check the connection and try again.'
      }
      pending={failed.some((query) => query.isFetching)}
      onRetry={() => {
        for (const query of failed) query.refetch();
      }}
      className="mt-4"
    />
  );
}
