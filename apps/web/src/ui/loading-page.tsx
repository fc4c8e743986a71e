import { Loading } from './loading.tsx';

/** A whole screen that waits. `title` is its heading for those who cannot see the spinner. */
export function LoadingPage({ title, label = 'Loading' }: { title: string; label?: string }) {
  return (
    <main className="grid min-h-dvh">
      <h1 className="sr-only">{title}</h1>
      <Loading label={label} />
    </main>
  );
}
