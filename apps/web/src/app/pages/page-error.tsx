import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { PageTitle } from '#app/page-title.tsx';
import { ErrorPanel } from '#ui/error-panel.tsx';
import { PageHead } from '#ui/page-head.tsx';

/** What a page shows in its place after it failed; the rest of the app goes on. */
export function PageError({ reset }: { reset: () => void }) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const retry = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return (
    <>
      <PageTitle>Something went wrong</PageTitle>
      <PageHead title="Something went wrong" />
      <ErrorPanel
        title="This page did not load"
        description="What you saved is safe. Try again, or go on with another page."
        onRetry={retry}
        className="mt-6 max-w-[720px]"
      />
    </>
  );
}
