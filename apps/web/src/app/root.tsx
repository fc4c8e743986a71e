import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Activity, Suspense, useState } from 'react';
import { useKitchenChanges } from '#data/kitchen/kitchen-changes.ts';
import { endedSessionQuery, sessionQuery, useSessionBroadcast } from '#data/people/auth.ts';
import { SessionProvider } from '#features/auth/session-context.tsx';
import { useFrameEnd } from '#lib/browser/frame.ts';
import { useChangesElsewhere } from '#lib/changes-elsewhere.ts';
import { lazyPage } from '#lib/router/lazy-page.tsx';
import { Outlet, PageAhead, useLatestAddress, useShown } from '#lib/router/router-provider.tsx';
import { useDeferredPending } from '#lib/use-deferred-pending.ts';
import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { LoadingPage } from '#ui/state/loading-page.tsx';
import { PageTitle } from './page-title.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { PageError } from './pages/page-error.tsx';
import { Shell } from './shell/shell.tsx';
import { useFocusHeading } from './use-focus-heading.ts';
import { useKeptFocus } from './use-kept-focus.ts';

/** Shows the pages with their shell, or the login screen, depending on the session. */
export function Root() {
  const session = useQuery(sessionQuery);
  const isStillPending = useDeferredPending(session.isPending);
  const { data: ended } = useQuery(endedSessionQuery);
  const isOver = !session.data && ended !== null;
  useSessionBroadcast();
  useChangesElsewhere();
  useKeptFocus();
  const { pathname: path } = useShown();
  const [lastSeen, setLastSeen] = useState(path);
  // Read only if needed; otherwise every redirect during sign-in would render this component.
  const door = useLatestAddress(({ pathname }) => (isOver ? pathname : undefined));
  const isShown = session.data && !isStillPending;
  useFocusHeading(isShown ? path : session.data === null ? `signed out ${path}` : undefined);

  if (session.isPending || (session.data && !isShown)) {
    return (
      <>
        <PageAhead />
        <LoadingPage title="Game Plan Cookbook" />
      </>
    );
  }
  if (session.data === undefined) {
    return <SessionError session={session} />;
  }
  if (session.data && path !== lastSeen) setLastSeen(path);
  // After a session has ended, the page stays mounted but hidden, so that the person finds it unchanged after signing
  // in.
  const shown = session.data ?? (door === lastSeen ? ended : null);
  return (
    <>
      {session.data === null && <SignedOut />}
      {shown && (
        <Activity mode={session.data ? 'visible' : 'hidden'}>
          {/* Another person gets a fresh screen without unfinished input. */}
          <SessionProvider key={shown.user.id} session={shown}>
            <KitchenChanges />
            <Shell>
              <Outlet notFound={NotFoundPage} pageError={PageError} />
            </Shell>
          </SessionProvider>
        </Activity>
      )}
    </>
  );
}

/** Subscribes to other members' changes while a user is signed in. */
function KitchenChanges() {
  useKitchenChanges();
  return null;
}

/** Shown if the server did not answer, so that it is unknown who is signed in. */
function SessionError({ session }: { session: UseQueryResult }) {
  useFrameEnd();
  const description = navigator.onLine
    ? 'The server did not answer. What you saved is safe. Try again in a moment.'
    : 'This device is offline. What you saved is safe. Try again once you are connected.';
  return (
    <main className="grid min-h-dvh place-items-center p-(--gutter)">
      <PageTitle>Not connected</PageTitle>
      <h1 className="sr-only">Game Plan Cookbook</h1>
      <ErrorPanel
        title="The game plan did not load"
        description={description}
        failed={session}
        className="w-full max-w-[560px]"
      />
    </main>
  );
}

const Login = lazyPage(() => import('#features/auth/login.tsx'), 'Login');
const Signup = lazyPage<'Signup'>(() => import('#features/auth/signup.tsx'), 'Signup');

/** The screen of the address if nobody is signed in. */
export const doorOf = (pathname: string) => (pathname === '/signup' ? Signup : Login);

/** Without a session every address shows the login screen, except /signup. */
function SignedOut() {
  const Door = doorOf(useLatestAddress(({ pathname }) => pathname));
  return (
    <Suspense fallback={<LoadingPage title="Game Plan Cookbook" />}>
      <Door />
      <RemoveFrame />
      {/* Loaded while the person types, after the login screen is there. */}
      <PageAhead />
    </Suspense>
  );
}

/** Removes the frame when the login screen is rendered. */
function RemoveFrame() {
  useFrameEnd();
  return null;
}
