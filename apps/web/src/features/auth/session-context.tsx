import type { Session } from '@game-plan/contracts/people/auth';
import { createContext, type ReactNode, useContext } from 'react';

const SessionContext = createContext<Session | undefined>(undefined);

export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The signed-in user's session. Only for components that are shown to signed-in users. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession is used outside a signed-in page');
  return session;
}
