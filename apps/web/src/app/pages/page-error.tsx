import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isUnreachable } from '#lib/api/api-error.ts';
import { PartError } from '#lib/browser/load-part.ts';
import { reloadPage, reloadPageOnce } from '#lib/browser/reload-page.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { PageTitle } from '../page-title.tsx';

interface PageErrorProps {
  error: unknown;
  reset: () => void;
}

/** What a page shows in its place after it failed; the rest of the app goes on. */
export function PageError({ error, reset }: PageErrorProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [reloading, setReloading] = useState(false);
  const isPart = error instanceof PartError;
  // A part of a newer version is loaded by loading the page anew: what stays is a server that is not there.
  const isAway = isPart || isUnreachable(error);
  useEffect(() => {
    if (!isPart) return;
    const look = () => void reloadPageOnce();
    look();
    window.addEventListener('online', look);
    return () => window.removeEventListener('online', look);
  }, [isPart]);
  const retry = async () => {
    if (isPart) {
      setReloading(true);
      await reloadPage();
      setReloading(false);
    } else {
      queries.reset();
      reset();
      void router.invalidate();
    }
  };
  return (
    <>
      <PageTitle>{isAway ? 'Not connected' : 'Something went wrong'}</PageTitle>
      <PageHead title={isAway ? 'Not connected' : 'Something went wrong'} />
      <ErrorPanel
        title={isAway ? 'The connection is missing' : 'This page did not load'}
        description={isAway ? awayWords() : 'What you saved is safe. Try again, or go on with another page.'}
        failed={{ refetch: retry, isFetching: reloading }}
        className="mt-6 max-w-[720px]"
      />
    </>
  );
}

const awayWords = () =>
  navigator.onLine
    ? 'The server does not answer. What you saved is safe. Check the connection and try again.'
    : 'This device is offline. What you saved is safe. Try again once you are connected.';
