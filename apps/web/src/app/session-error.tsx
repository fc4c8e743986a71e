import { ErrorPanel } from '#ui/state/error-panel.tsx';
import { PageTitle } from './page-title.tsx';

/** Nobody knows yet who is signed in: the server did not answer the question. */
export function SessionError({ onRetry, pending }: { onRetry: () => void; pending: boolean }) {
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
        onRetry={onRetry}
        pending={pending}
        className="w-full max-w-[560px]"
      />
    </main>
  );
}
