import { probes } from '@game-plan/contracts/probes';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { call } from '#lib/api/api.ts';
import { isUnreachable } from '#lib/api/api-error.ts';
import { useFrameEnd } from '#lib/browser/frame.ts';
import { PartError } from '#lib/browser/load-part.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { PageTitle } from '../page-title.tsx';

/** What a page shows in its place after it failed; the rest of the app goes on. */
export function PageError({ error, resetErrorBoundary }: FallbackProps) {
  const queries = useQueryErrorResetBoundary();
  const [reloading, setReloading] = useState(false);
  useFrameEnd();
  const isPart = error instanceof PartError;
  // A part of a newer version is loaded by loading the page again: what stays is a server that is not there.
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
      resetErrorBoundary();
    }
  };
  return (
    <>
      <PageTitle>{isAway ? 'Not connected' : 'Something went wrong'}</PageTitle>
      <PageHead title={isAway ? 'Not connected' : 'Something went wrong'} />
      <ErrorPanel
        title={isAway ? 'The connection is missing' : 'This page did not load'}
        description={
          isAway ? connectionMessage() : 'What you saved is safe. Try again, or open another page.'
        }
        failed={{ refetch: retry, isFetching: reloading }}
        className="mt-6 max-w-[720px]"
      />
    </>
  );
}

const connectionMessage = () =>
  navigator.onLine
    ? 'The server is not answering. What you saved is safe. Check the connection and try again.'
    : 'This device is offline. What you saved is safe. Try again once you are connected.';

const STORED_UNDER = 'reloaded at';
/** Milliseconds. Servers of two versions side by side would otherwise have it reloaded for ever. */
const ONCE_IN = 60_000;

/** Loads the page again if there is a server to load it from: else the browser would show its own page of errors. */
async function reloadPage(): Promise<void> {
  if (await isServerThere()) window.location.reload();
}

/** The same without being asked to, which happens once in a while at most. */
async function reloadPageOnce(): Promise<void> {
  if ((await isServerThere()) && isFirstTime(Date.now())) window.location.reload();
}

const isServerThere = () =>
  call(probes.process).then(
    () => true,
    () => false,
  );

function isFirstTime(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(STORED_UNDER)) < ONCE_IN) return false;
    sessionStorage.setItem(STORED_UNDER, String(now));
    return true;
  } catch {
    // A browser that keeps nothing could not tell the first time from the hundredth.
    return false;
  }
}
