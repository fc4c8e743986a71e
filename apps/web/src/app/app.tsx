import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { Questioner } from '#ui/question/questioner.tsx';
import { Toaster } from '#ui/toast/toaster.tsx';
import { NewVersion } from './new-version.tsx';
import type { AppRouter } from './router.tsx';

/** The whole application. The query client and the router are created by main or by a test. */
export function App({ client, router }: { client: QueryClient; router: AppRouter }) {
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Questioner />
      <Toaster />
      <NewVersion />
    </QueryClientProvider>
  );
}
