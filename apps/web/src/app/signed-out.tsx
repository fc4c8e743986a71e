import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { Loading } from '#ui/loading.tsx';

const Login = lazy(async () => ({ default: (await import('#features/auth/login.tsx')).Login }));
const Signup = lazy(async () => ({ default: (await import('#features/auth/signup.tsx')).Signup }));

/** Without a session every address shows the login screen, only /signup shows its own. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <Suspense fallback={<Loading className="min-h-dvh" />}>
      {pathname === '/signup' ? <Signup invite={search.invite} /> : <Login />}
    </Suspense>
  );
}
