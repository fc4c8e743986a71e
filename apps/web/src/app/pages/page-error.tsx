import { probes } from '@game-plan/contracts/probes';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/api.ts';
import { isUnreachable } from '#lib/api/api-error.ts';
import { PartError } from '#lib/browser/load-part.ts';
import { t } from '#lib/language.ts';
import { PageHead } from '#ui/page-head.tsx';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { PageTitle } from '../page-title.tsx';

/** Shown in place of a page that failed; the rest of the app keeps working. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  const [reloading, setReloading] = useState(false);
  const isPart = error instanceof PartError;
  // If a part is missing because of a newer version, reloading the page fixes it; if that does not help, the server is
  // unreachable.
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
      <PageTitle>{isAway ? t('Not connected') : t('Something went wrong')}</PageTitle>
      <PageHead title={isAway ? t('Not connected') : t('Something went wrong')} />
      <ErrorPanel
        title={isAway ? t('The connection is missing') : t('This page did not load')}
        description={
          isAway ? connectionMessage() : t('What you saved is safe. Try again, or open another page.')
        }
        failed={{ refetch: retry, isFetching: reloading }}
        className="mt-6 max-w-[720px]"
      />
    </>
  );
}

const connectionMessage = () =>
  navigator.onLine
    ? t('The server is not answering. What you saved is safe. Check the connection and try again.')
    : t('This device is offline. What you saved is safe. Try again once you are connected.');

const STORED_UNDER = 'reloaded at';
/** Milliseconds between automatic reloads, so that two servers with different versions do not cause an endless loop. */
const ONCE_IN = 60_000;

/** Reloads the page if the server is reachable; otherwise the browser would show its own error page. */
async function reloadPage(): Promise<void> {
  if (await isServerReachable()) window.location.reload();
}

/** Reloads the page automatically, but at most once in ONCE_IN. */
async function reloadPageOnce(): Promise<void> {
  if ((await isServerReachable()) && isFirstTime(Date.now())) window.location.reload();
}

const isServerReachable = () =>
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
    // Without storage the browser could not tell the first reload from later ones.
    return false;
  }
}
