import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#lib/browser/load-part.ts';
import { LoadingPage } from '#ui/state/loading-page.tsx';

const Login = lazyPart(() => import('#features/auth/login.tsx'), 'Login');
const Signup = lazyPart(() => import('#features/auth/signup.tsx'), 'Signup');

/** Without a session every address shows the login screen, only /signup shows its own. */
export function SignedOut() {
  const { pathname, search } = useLocation();
  return (
    <Suspense fallback={<LoadingPage title="Game Plan Cookbook" />}>
      {pathname === '/signup' ? <Signup invite={search.invite} /> : <Login />}
    </Suspense>
  );
}
