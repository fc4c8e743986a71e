import { type UseQueryResult, useIsMutating, useQuery } from '@tanstack/react-query';
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { Activity, Suspense, useState } from 'react';
import { useKitchenChanges } from '#data/kitchen/kitchen-changes.ts';
import { endedSessionQuery, sessionQuery, useSessionBroadcast } from '#data/people/auth.ts';
import { SessionProvider } from '#features/auth/session-context.tsx';
import { lazyPart } from '#lib/browser/load-part.ts';
import { useChangesElsewhere } from '#lib/changes-elsewhere.ts';
import { t } from '#lib/language.ts';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingPage } from '#ui/state/loading-page.tsx';
import { PageTitle } from './page-title.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLateHash } from './use-late-hash.ts';

/** Shows the pages with their shell, or the login screen, depending on the session. */
export function Root() {
  const session = useQuery(sessionQuery);
  const isStillPending = useDeferredPending(session.isPending);
  const { data: ended } = useQuery(endedSessionQuery);
  const isOver = !session.data && ended !== null;
  useSessionBroadcast();
  useChangesElsewhere();
  useKeptFocus();
  useLateHash();
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const [lastSeen, setLastSeen] = useState(path);
  // Read only if needed; otherwise every redirect during sign-in would render this component.
  const latest = useLocation({ select: ({ pathname }) => (isOver ? pathname : undefined) });
  const isShown = session.data && !isStillPending;
  useFocusHeading(isShown ? path : session.data === null ? `signed out ${path}` : undefined);

  if (session.isPending || (session.data && !isShown)) {
    return <LoadingPage title={t('Game Plan Cookbook')} />;
  }
  if (session.data === undefined) {
    return <SessionError session={session} />;
  }
  if (session.data && path !== lastSeen) setLastSeen(path);
  // After a session has ended, the page stays mounted but hidden, so that the person finds it unchanged after signing
  // in.
  const shown = session.data ?? (latest === lastSeen ? ended : null);
  return (
    <>
      {session.data === null && <SignedOut />}
      {shown && (
        <Activity mode={session.data ? 'visible' : 'hidden'}>
          {/* Another person gets a fresh screen without unfinished input. */}
          <SessionProvider key={shown.user.id} session={shown}>
            <KitchenChanges />
            <Shell>
              <Pages />
            </Shell>
          </SessionProvider>
        </Activity>
      )}
    </>
  );
}

/** The page of the address. After a sign-in that leads to another page, the page being left is not shown. */
function Pages() {
  const isThere = useRouterState({
    select: ({ location, resolvedLocation }) => location.pathname === resolvedLocation?.pathname,
  });
  const [isOnTheWay, setOnTheWay] = useState(!isThere);
  if (isOnTheWay && isThere) setOnTheWay(false);
  return isOnTheWay ? null : <Outlet />;
}

/** Subscribes to other members' changes while a user is signed in. */
function KitchenChanges() {
  useKitchenChanges();
  return null;
}

/** Shown if the server did not answer, so that it is unknown who is signed in. */
function SessionError({ session }: { session: UseQueryResult }) {
  const description = navigator.onLine
    ? t('The server did not answer. What you saved is safe. Try again in a moment.')
    : t('This device is offline. What you saved is safe. Try again once you are connected.');
  return (
    <main className="grid min-h-dvh place-items-center p-(--gutter)">
      <PageTitle>{t('Not connected')}</PageTitle>
      <h1 className="sr-only">{t('Game Plan Cookbook')}</h1>
      <ErrorPanel
        title={t('The game plan did not load')}
        description={description}
        failed={session}
        className="w-full max-w-[560px]"
      />
    </main>
  );
}

const Login = lazyPart(() => import('#features/auth/login.tsx'), 'Login');
const Signup = lazyPart<'Signup', object>(() => import('#features/auth/signup.tsx'), 'Signup');

/** Without a session every address shows the login screen, except /signup. */
function SignedOut() {
  const isAtSignup = useLocation({ select: ({ pathname }) => pathname === '/signup' });
  const [isSignup, setSignup] = useState(isAtSignup);
  // Signing up leads to the dashboard before the session is known.
  const isSending = useIsMutating() > 0;
  if (isSignup !== isAtSignup && !isSending) setSignup(isAtSignup);
  return (
    <Suspense fallback={<LoadingPage title={t('Game Plan Cookbook')} />}>
      {isSignup ? <Signup /> : <Login />}
    </Suspense>
  );
}
