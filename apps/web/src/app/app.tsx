import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Router } from '#lib/router/router.ts';
import { RouterProvider } from '#lib/router/router-provider.tsx';
import { Questioner } from '#ui/question/questioner.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';
import { PageError } from './pages/page-error.tsx';
import { Root } from './root.tsx';

/** The whole application. The query client and the router are created by main or by a test. */
export function App({ client, router }: { client: QueryClient; router: Router }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} pageError={PageError}>
        <Root />
      </RouterProvider>
      <Questioner />
      <Toaster />
    </QueryClientProvider>
  );
}
