import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { Activity, useState } from 'react';
import { endedSessionQuery, sessionQuery, useSessionNews } from '#data/auth.ts';
import { SessionProvider } from '#features/auth/session-context.tsx';
import { LoadingPage } from '#ui/state/loading-page.tsx';
import { SessionError } from './session-error.tsx';
import { Shell } from './shell/shell.tsx';
import { SignedOut } from './signed-out.tsx';
import { useFocusHeading } from './use-focus-heading.ts';

/** Decides by the session what is shown: the pages with their shell, or the door. */
export function Root() {
  const session = useQuery(sessionQuery);
  const { data: ended } = useQuery(endedSessionQuery);
  const isOver = !session.data && ended !== null;
  useSessionNews();
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [lastSeen, setLastSeen] = useState(path);
  // Not asked for otherwise: a page that is only passed through on the way in would be rendered for it.
  const door = useRouterState({ select: ({ location }) => (isOver ? location.pathname : undefined) });
  useFocusHeading(session.data ? path : session.data === null ? `signed out ${path}` : undefined);

  if (session.isPending) return <LoadingPage title="Game Plan Cookbook" />;
  if (session.data === undefined) {
    return <SessionError onRetry={() => void session.refetch()} pending={session.isFetching} />;
  }
  if (session.data && path !== lastSeen) setLastSeen(path);
  // Whose session has ended finds the page as they left it when they are back: until then it is out of sight.
  const shown = session.data ?? (door === lastSeen ? ended : null);
  return (
    <>
      {session.data === null && <SignedOut />}
      {shown && (
        <Activity mode={session.data ? 'visible' : 'hidden'}>
          {/* Another person gets the screen anew, without what was begun on it. */}
          <SessionProvider key={shown.user.id} session={shown}>
            <Shell>
              <Outlet />
            </Shell>
          </SessionProvider>
        </Activity>
      )}
    </>
  );
}
